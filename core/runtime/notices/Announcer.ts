/** Unrequested announcements: none, those about the person's own bets, or all. */
export type Announcements = 'off' | 'own' | 'all';

/** One polite and one assertive live region; polite messages are merged, at most one in 3 s. */
export interface Announcer {
  /**
   * Without `about` the message answers an action and is always announced; else the preference
   * decides.
   */
  readonly polite: (text: string, about?: Exclude<Announcements, 'off'>) => void;
  readonly alert: (text: string) => void;
}
