import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { PlaySession, PlaySince } from './Play.ts';
import { loadSession } from './PlayApi.ts';

/** Resource with the stakes and results since the given start. */
export function createPlaySession(
  services: ResourceServices & { readonly http: Http },
  since: PlaySince,
): Resource<PlaySession> {
  return createResource(services, { ask: (signal) => loadSession(services.http, signal, since) });
}
