/** Entry of an error response. */
export interface ErrorItem {
  readonly code: string | number;
  readonly detail: string;
  readonly field?: string;
  /** 2: the detail is meant for the person, in their language. */
  readonly status?: number;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/**
 * A failed call, with the status of the response; 499: cancelled, 0: no response, 408: our
 * time-out. `message` joins the details with a newline, as the specification says (shell, 8).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly endpoint: string;
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  /** From the Retry-After header. */
  readonly retryAfterMs: number | undefined;
  /** The specification's `exception_code` of the whole response (451: terms to confirm). */
  readonly exceptionCode: number | undefined;

  constructor(
    endpoint: string,
    status: number,
    errors: readonly ErrorItem[],
    retryAfterMs?: number,
    exceptionCode?: number,
  ) {
    super(
      errors.length > 0
        ? errors.map((error) => error.detail).join('\n')
        : `${endpoint} failed with status ${status}`,
    );
    this.endpoint = endpoint;
    this.status = status;
    this.errors = errors;
    this.retryAfterMs = retryAfterMs;
    this.exceptionCode = exceptionCode;
  }

  /** Whether the server may have acted although no response arrived. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 499 || this.status >= 502;
  }

  hasCode(code: string | number): boolean {
    return this.errors.some((error) => error.code === code);
  }
}
