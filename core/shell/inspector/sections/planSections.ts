import type { Origin, Plan, PlannedMenuItem } from '../../../runtime/plan/Plan.ts';
import { section, type InspectorRow, type InspectorSection } from '../InspectorSection.ts';

/** Everything in the plan, with its plugin and the reason when off. */
export function planSections(plan: Plan): readonly InspectorSection[] {
  return [
    section(
      'plugins',
      ['name', 'state', 'details'],
      plan.plugins.map((plugin) =>
        row(
          plugin.id,
          { plugin: plugin.id, ...reasonOf(plugin) },
          [plugin.id],
          JSON.stringify(plugin.settings),
        ),
      ),
    ),
    section(
      'routes',
      ['name', 'plugin', 'state', 'path', 'details'],
      plan.routes.map((route) =>
        row(
          route.name,
          route,
          [route.name, route.plugin],
          `/${route.path}`,
          `${route.id} · ${route.access} · ${route.layout}`,
        ),
      ),
    ),
    section(
      'slots',
      ['name', 'plugin', 'state', 'path', 'details'],
      plan.slots.map((slot) =>
        row(
          slot.id,
          slot,
          [slot.id, slot.plugin],
          slot.slot,
          [
            slot.layout ?? '',
            slot.isEssential ? 'essential' : '',
            slot.when === undefined ? '' : JSON.stringify(slot.when),
          ]
            .filter((part) => part !== '')
            .join(' · '),
        ),
      ),
    ),
    section(
      'guards',
      ['name', 'plugin', 'state', 'station', 'details'],
      plan.guards.map((guard) =>
        row(
          guard.id,
          guard,
          [guard.id, guard.plugin],
          guard.station,
          `${guard.kind} · ${guard.timeoutMs} ms · ${guard.onError}${guard.isLocked ? ' · locked' : ''}`,
        ),
      ),
    ),
    section(
      'menus',
      ['name', 'plugin', 'state', 'path', 'details'],
      Object.entries(plan.menus).flatMap(([menu, items]) =>
        items.flatMap((item) => menuRows(menu, item)),
      ),
    ),
    section(
      'modals',
      ['name', 'plugin', 'state'],
      plan.modals.map((modal) => row(modal.id, modal, [modal.id, modal.plugin])),
    ),
    section(
      'interceptors',
      ['name', 'plugin', 'state', 'details'],
      plan.interceptors.map((interceptor) =>
        row(
          interceptor.id,
          interceptor,
          [interceptor.id, interceptor.plugin],
          `${interceptor.order} · ${interceptor.status}${interceptor.codes === undefined ? '' : ` · ${interceptor.codes.join(', ')}`}`,
        ),
      ),
    ),
    section(
      'commands',
      ['name', 'plugin', 'state'],
      plan.commands.map((command) => row(command.id, command, [command.id, command.plugin])),
    ),
  ];
}

function menuRows(menu: string, item: PlannedMenuItem): InspectorRow[] {
  const place = `${menu}/${item.id}`;
  return [
    row(place, item, [place, item.plugin], item.target ?? '', item.labelKey),
    ...item.children.flatMap((child) => menuRows(place, child)),
  ];
}

/** The state follows the names: on, or the reason why not. */
function row(
  key: string,
  origin: Origin,
  names: readonly string[],
  ...rest: readonly string[]
): InspectorRow {
  return {
    key,
    cells: [...names, origin.offReason ?? '✓', ...rest],
    tone: origin.offReason === undefined ? 'good' : 'off',
  };
}

function reasonOf({ offReason }: { readonly offReason?: string }): { readonly offReason?: string } {
  return offReason === undefined ? {} : { offReason };
}
