import type { I18nContribution } from '../../contract/PluginManifest.ts';

/** How the texts of a plugin are fetched, by namespace: its own, and `<plugin>.<part>` for those that come alone. */
export function dictionariesOf(
  plugin: string,
  i18n: I18nContribution | undefined,
): readonly (readonly [namespace: string, load: I18nContribution['load']])[] {
  if (i18n === undefined) return [];
  const { load, later, parts } = i18n;
  const others = Object.entries({ ...parts, ...(later === undefined ? {} : { later }) });
  return [[plugin, load], ...others.map(([part, of]) => [`${plugin}.${part}`, of] as const)];
}
