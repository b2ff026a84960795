/** Row of the endpoint table. */
export interface EndpointRow {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `bearer` needs a signed-in person, `optional` sends a token if there is one. */
  readonly auth: 'none' | 'cookie' | 'bearer' | 'optional';
  readonly idempotent: boolean;
  readonly retries: number;
  readonly timeoutMs: number;
  readonly idempotencyKey?: boolean;
  /** The body is sent as a form instead of JSON. */
  readonly isForm?: boolean;
  /** The body is an `ArrayBuffer`, sent as it is. */
  readonly isBinary?: boolean;
  /** The response body is ignored. */
  readonly isUnread?: boolean;
  /** The request outlives the page (`keepalive`). */
  readonly isKeptAlive?: boolean;
}
