import type { CoreServices } from '#core';
import { createResource } from '#core/data';
import { CricketApi } from './CricketApi.ts';

/** The matches of cricket, asked for when the page is shown. */
export function createCricket(services: CoreServices) {
  const api = new CricketApi(services);
  return createResource(services, { ask: () => api.matches() });
}
