import type { I18nContribution } from '../../contract/PluginManifest.ts';

/** Loaders of a plugin's texts by namespace: its own, and `<plugin>.<part>`. */
export function dictionariesOf(
  plugin: string,
  i18n: I18nContribution | undefined,
): readonly (readonly [namespace: string, load: I18nContribution['load']])[] {
  if (i18n === undefined) return [];
  const { load, later, parts } = i18n;
  const others = Object.entries({ ...parts, ...(later === undefined ? {} : { later }) });
  return [[plugin, load], ...others.map(([part, of]) => [`${plugin}.${part}`, of] as const)];
}
