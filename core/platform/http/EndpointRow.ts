/** One line of the endpoint table, as the client reads it. */
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
  /** The body goes as a form instead of JSON. */
  readonly isForm?: boolean;
  /** The body is an `ArrayBuffer`: bytes as they are. */
  readonly isBinary?: boolean;
  /** The answer is no JSON and says nothing. */
  readonly isUnread?: boolean;
  /** The call outlives the page. */
  readonly isKeptAlive?: boolean;
}
