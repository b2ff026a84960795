import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { ProposalsApi } from '../ProposalsApi.ts';
import type { Accumulator } from './Accumulator.ts';
import type { Section } from '../../feed/SportEvent.ts';

const everyMs = 15_000;

/** A section's accumulators of the day, polled while shown. */
export function accumulatorsOf(
  section: Section,
  core: Pick<CoreServices, 'environment' | 'http' | 'scheduler'>,
): Resource<readonly Accumulator[]> {
  const api = new ProposalsApi(core);
  return createResource(core, { ask: () => api.accumulators(section), everyMs });
}
