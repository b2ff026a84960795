import type { EndpointId, EndpointShapes } from '../../../schemas/generated/endpoints.ts';

/** Options of a call: path parameters, query and body by the endpoint's schema. */
export interface HttpCallOptions<Id extends EndpointId> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<
    Record<string, string | number | boolean | readonly number[] | undefined>
  >;
  readonly body?: EndpointShapes[Id]['request'];
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls by endpoint id. Reject with HttpError, after the interceptors have run. */
export interface Http {
  readonly call: <Id extends EndpointId>(
    id: Id,
    options?: HttpCallOptions<Id>,
  ) => Promise<EndpointShapes[Id]['answer']>;
  /** The answer that the edge inlined for this call. Served once, for the first render. */
  readonly first: <Id extends EndpointId>(
    id: Id,
    options?: HttpCallOptions<Id>,
  ) => EndpointShapes[Id]['answer'] | undefined;
}
