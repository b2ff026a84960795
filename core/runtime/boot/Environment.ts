/** Facts of this page load, decided by the edge. Observable: language and direction can change. */
export interface Environment {
  readonly brand: string;
  /** Stores with texts of the platform reload when it changes; the feed sends new snapshots. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly stage: 'production' | 'demo' | 'test';
  readonly isMobile: boolean;
  readonly isBot: boolean;
  /** With which the edge answered; absent where the page was not served by an edge. */
  readonly status?: number;
  /** Where the redirect service sends this page on another site, once the person agrees. */
  readonly leaveTo?: string;
}
