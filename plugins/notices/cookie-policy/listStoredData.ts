import type { Plan } from '#core';
import { storedNames } from '#wire/storedNames.ts';
import { storedDataSections, type StoredDataSection } from './storedData.ts';

/** What this site stores in a browser, as its manifests declare it; not of plugins that are off. */
export function listStoredData({ plugins }: Pick<Plan, 'plugins'>): readonly StoredDataSection[] {
  const off = new Set(plugins.filter(({ isOn }) => !isOn).map(({ id }) => id));
  return storedDataSections(storedNames.filter(({ plugin }) => !off.has(plugin)));
}
