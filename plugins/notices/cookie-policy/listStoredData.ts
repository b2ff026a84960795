import type { Plan } from '#core';
import { storedNames } from '#wire/storedNames.ts';
import { storedDataSections, type StoredDataSection } from './storedData.ts';

/** Returns the stored data that the manifests of the active plugins declare. */
export function listStoredData({ plugins }: Pick<Plan, 'plugins'>): readonly StoredDataSection[] {
  const off = new Set(plugins.filter(({ isOn }) => !isOn).map(({ id }) => id));
  return storedDataSections(storedNames.filter(({ plugin }) => !off.has(plugin)));
}
