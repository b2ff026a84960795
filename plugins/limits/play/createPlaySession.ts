import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { PlaySession, PlaySince } from './Play.ts';
import { loadSession } from './PlayApi.ts';

/** What was played since then. */
export function createPlaySession(
  services: ResourceServices & { readonly http: Http },
  since: PlaySince,
): Resource<PlaySession> {
  return createResource(services, { ask: (signal) => loadSession(services.http, signal, since) });
}
