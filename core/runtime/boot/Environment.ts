/**
 * Facts of this page load, decided by the edge. Language and direction are observable, because they
 * can change.
 */
export interface Environment {
  readonly brand: string;
  /** Stores with texts of the platform reload when it changes; the feed sends new snapshots. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly stage: 'production' | 'demo' | 'test';
  readonly isMobile: boolean;
  readonly isBot: boolean;
  /** Status with which the edge answered; absent if the page was not served by an edge. */
  readonly status?: number;
  /**
   * Address on another site to which the redirect service sends this page, once the person agrees.
   */
  readonly leaveTo?: string;
}
