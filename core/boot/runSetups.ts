import type { Runtime } from '../react/ServicesContext.ts';
import type { Dispose } from '../services/CoreServices.ts';

/** Lets every plugin set itself up, one after the other and never before the first paint. One that fails costs itself.
 * One that speaks loads its texts when it does: most have nothing to say to most people. */
export async function runSetups({ services, contributions, health }: Runtime): Promise<Dispose> {
  const endings: Dispose[] = [];
  for (const plugin of services.plan.setups) {
    try {
      const load = contributions.setups.get(plugin);
      const setup = await load?.();
      const end = await setup?.(services);
      if (typeof end === 'function') endings.push(end);
    } catch (error) {
      services.reports.report(error, { plugin, contribution: 'setup' });
      health.record(plugin);
    }
  }
  return () => {
    for (const end of endings.reverse()) end();
  };
}
