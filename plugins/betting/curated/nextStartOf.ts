import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { loadNextStart, type NextStart } from './NextStartsApi.ts';

/** The next start in these competitions, for a page that has no events of them now. */
export function nextStartOf(
  competitionIds: readonly number[],
  core: Pick<CoreServices, 'environment' | 'http' | 'scheduler'>,
): Resource<NextStart | undefined> {
  return createResource(core, { ask: () => loadNextStart(core.http, competitionIds) });
}
