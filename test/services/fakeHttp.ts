import type { Http } from '#core';
import type { EndpointId, EndpointShapes } from '../../schemas/generated/endpoints.ts';

/**
 * Calls for tests of a store that is given nothing else of the network: what a function makes of
 * each. Pages and everything that repeats, times out or recovers use the real client over
 * test/network.
 */
export function fakeHttp(call: (id: string, options: never) => unknown): Http {
  return {
    call: async <Id extends EndpointId>(id: Id, options?: unknown) =>
      (await call(id, options as never)) as EndpointShapes[Id]['answer'],
    first: () => undefined,
  };
}
