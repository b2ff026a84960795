import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { PlaySession } from './Play.ts';
import { loadSession } from './PlayApi.ts';

/** What was played since the session began. */
export function createPlaySession(
  services: ResourceServices & { readonly http: Http },
): Resource<PlaySession> {
  return createResource(services, { ask: (signal) => loadSession(services.http, signal) });
}
