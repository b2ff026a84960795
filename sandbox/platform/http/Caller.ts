/** Who calls, as far as it can be known. */
export interface Caller {
  /** Network address; limits by source count by it. */
  readonly address: string;
  /** The host that the browser asked for. */
  readonly host: string;
  readonly isHttps: boolean;
  /** Two capital letters, or empty where it is unknown. */
  readonly country: string;
}
