/** Unasked announcements: none, those about the person's own bets, or about their events and the page as well. */
export type Announcements = 'off' | 'own' | 'all';

/** One polite and one assertive region; polite messages are merged, at most one in 3 s. */
export interface Announcer {
  /**
   * Without `about` it answers something that the person did and is always said; with it, it happened by itself and is
   * said as the person's preference has it.
   */
  readonly polite: (text: string, about?: Exclude<Announcements, 'off'>) => void;
  readonly alert: (text: string) => void;
}
