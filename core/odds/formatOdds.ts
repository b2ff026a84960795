/** Ids of the specification (coefViewId) that exist now: decimal, fractional, American. */
export type OddsFormat = 0 | 1 | 2;
