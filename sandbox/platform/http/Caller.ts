/** Known facts about the caller. */
export interface Caller {
  readonly address: string;
  /** Network of the address, the key of limits by source. */
  readonly source: string;
  /** Host that the browser called. */
  readonly host: string;
  readonly isHttps: boolean;
  /** Two capital letters, or empty if unknown. */
  readonly country: string;
}
