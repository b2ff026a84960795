/** Who calls, as far as it can be known. */
export interface Caller {
  readonly address: string;
  /** The network of the address: limits by source count by it. */
  readonly source: string;
  /** The host that the browser asked for. */
  readonly host: string;
  readonly isHttps: boolean;
  /** Two capital letters, or empty where it is unknown. */
  readonly country: string;
}
