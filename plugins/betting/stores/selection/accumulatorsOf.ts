import type { CoreServices } from '#core';
import { SelectionApi } from '../../api/SelectionApi.ts';
import type { Accumulator } from '../../domain/selection/Accumulator.ts';
import type { Section } from '../../domain/SportEvent.ts';
import { AskedStore } from '../AskedStore.ts';

const everyMs = 15_000;

/** The accumulators of the day of one section, read again while they are shown, so that prices and legs are those of now. */
export function accumulatorsOf(section: Section, core: Pick<CoreServices, 'environment' | 'http' | 'scheduler'>): AskedStore<readonly Accumulator[]> {
  const api = new SelectionApi(core);
  return new AskedStore(core, () => api.accumulators(section), everyMs);
}
