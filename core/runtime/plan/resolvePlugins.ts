import type { PlanConfiguration } from './PlanConfiguration.ts';
import type { PlannedPlugin } from './Plan.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { switchedOff } from './switchedOff.ts';

/** The shell's own contributions cannot be switched off. */
const alwaysOn = 'shell';

/** Decides which plugins are on, with reasons; a plugin whose dependency is off is off, too. */
export function resolvePlugins(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
): PlannedPlugin[] {
  const reasons = new Map<string, string>();
  for (const { id } of manifests) {
    if (id === alwaysOn) continue;
    const settings = configuration.plugins[id];
    if (settings === false) reasons.set(id, `plugins.${id} is false in the configuration`);
    else if (settings === undefined) reasons.set(id, `plugins.${id} is not in the configuration`);
    else if (configuration.features?.[`plugin.${id}`] === false)
      reasons.set(id, switchedOff(`plugin.${id}`));
  }
  const known = new Set(manifests.map((manifest) => manifest.id));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const { id, needs = [] } of manifests) {
      if (reasons.has(id)) continue;
      const missing = needs.find((need) => !known.has(need) || reasons.has(need));
      if (missing === undefined) continue;
      reasons.set(id, `needs ${missing}, which is ${known.has(missing) ? 'off' : 'not installed'}`);
      hasChanged = true;
    }
  }
  return manifests.map(({ id }) => {
    const offReason = reasons.get(id);
    const settings = configuration.plugins[id];
    return {
      id,
      isOn: offReason === undefined,
      ...(offReason === undefined ? {} : { offReason }),
      settings: settings === undefined || settings === false ? {} : settings,
    };
  });
}
