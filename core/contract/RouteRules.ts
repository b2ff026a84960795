/**
 * For whom a page is, besides being signed in or not. The guards of the plugin `access` ask; a fact that is not named
 * does not matter.
 */
export interface RouteRules {
  /**
   * What a ban does to the page: `allowed` it stays open, `only` it is for banned people alone, `withdrawal` it stays
   * open at the ban levels that leave taking money out. Any other page is closed to them.
   */
  readonly banned?: 'allowed' | 'only' | 'withdrawal';
  /** Open while changed terms wait for an answer; every other page leads to the confirmation. */
  readonly isTermsExempt?: boolean;
  /** The page exists in these languages only. */
  readonly languages?: readonly string[];
  /** True: for people who still have to identify themselves. False: for all others. */
  readonly needsIdentification?: boolean;
  /** True: for people who gave all data after their registration. False: for those who did not. */
  readonly hasDataAfterRegistration?: boolean;
}
