import type { ErrorAnswer, ErrorItem } from '#wire';

export interface ApiErrorOptions {
  readonly field?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** Numeric code that the specification uses to distinguish some refusals. */
  readonly exceptionCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with its HTTP status; may be thrown anywhere and is answered in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly item: ErrorItem;
  readonly headers: Readonly<Record<string, string>>;
  readonly exceptionCode: number | undefined;

  constructor(
    status: number,
    code: string | number,
    detail: string,
    options: ApiErrorOptions = {},
  ) {
    super(detail);
    this.status = status;
    this.item = {
      code,
      detail,
      ...(options.field === undefined ? {} : { field: options.field }),
      ...(options.meta === undefined ? {} : { meta: { ...options.meta } }),
    };
    this.headers = options.headers ?? {};
    this.exceptionCode = options.exceptionCode;
  }

  answer(): ErrorAnswer {
    return {
      errors: [this.item],
      ...(this.exceptionCode === undefined ? {} : { exception_code: this.exceptionCode }),
    };
  }
}

/**
 * Creates the refusal of a body; `field` is the first path segment, undefined for the whole body.
 */
export function invalidBody(field: string | undefined, detail: string): ApiError {
  return new ApiError(400, 'invalid_body', detail, field === undefined ? {} : { field });
}

/** Creates the refusal of a query parameter. */
export function invalidQuery(field: string, detail: string): ApiError {
  return new ApiError(400, 'invalid_query', detail, { field });
}

/** Creates a 404; `code` ends in `_unknown`. */
export function notFound(code: string, detail: string): ApiError {
  return new ApiError(404, code, detail);
}
