import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { loadNextStart, type NextStart } from './NextStartsApi.ts';

/** When something of these competitions begins, for a page that has nothing of them now. */
export function nextStartOf(
  competitionIds: readonly number[],
  core: Pick<CoreServices, 'environment' | 'http' | 'scheduler'>,
): Resource<NextStart | undefined> {
  return createResource(core, { ask: () => loadNextStart(core.http, competitionIds) });
}
