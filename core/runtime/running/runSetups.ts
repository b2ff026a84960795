import { reaction } from 'mobx';
import type { Runtime } from '../../ui/react/ServicesContext.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/**
 * Runs the setup of every plugin, one after the other and never before the first paint. A failing
 * setup does not affect others. The setup of a plugin that is switched off later is ended, and runs
 * again when the plugin is back. A setup with texts loads them when it needs them, which is rare.
 */
export function runSetups({ services, contributions, health }: Runtime): Dispose {
  const endings = new Map<string, Dispose | undefined>();
  const isWanted = (plugin: string): boolean => services.plan.setups.includes(plugin);
  const end = (plugin: string): void => {
    endings.get(plugin)?.();
    endings.delete(plugin);
  };
  const begin = async (plugin: string): Promise<void> => {
    endings.set(plugin, undefined);
    try {
      const load = contributions.setups.get(plugin);
      const setup = await load?.();
      const ending = isWanted(plugin) ? await setup?.(services) : undefined;
      if (typeof ending === 'function') endings.set(plugin, ending);
      if (!isWanted(plugin)) end(plugin);
    } catch (error) {
      services.reports.report(error, { plugin, contribution: 'setup' });
      health.record(plugin);
    }
  };
  let turn = Promise.resolve();
  const follow = (wanted: readonly string[]): void => {
    for (const plugin of [...endings.keys()].toReversed())
      if (!wanted.includes(plugin)) end(plugin);
    turn = wanted.reduce(
      (before, plugin) =>
        before.then(() => (endings.has(plugin) || !isWanted(plugin) ? undefined : begin(plugin))),
      turn,
    );
  };
  const stop = reaction(() => services.plan.setups, follow, { fireImmediately: true });
  return () => {
    stop();
    for (const plugin of [...endings.keys()].toReversed()) end(plugin);
  };
}
