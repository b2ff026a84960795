/** Facts of this page load, decided by the edge. Observable: language and direction change without a load. */
export interface Environment {
  readonly brand: string;
  /** Stores that keep texts of the platform load them again when it changes; the feed sends fresh snapshots by itself. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly stage: 'production' | 'demo' | 'test';
  readonly isMobile: boolean;
  readonly isBot: boolean;
  /** With which the edge answered; absent where the page was not served by an edge. */
  readonly status?: number;
  /** Address on another site where the redirect service says that this page has gone, and the person has to agree. */
  readonly leaveTo?: string;
}
