/** Unasked announcements: none, about the person's own bets, or all. */
export type Announcements = 'off' | 'own' | 'all';

/** One polite and one assertive region; polite messages are merged, at most one in 3 s. */
export interface Announcer {
  /** Without `about` it answers a person and is always said; else their preference decides. */
  readonly polite: (text: string, about?: Exclude<Announcements, 'off'>) => void;
  readonly alert: (text: string) => void;
}
