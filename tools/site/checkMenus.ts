import type { ConfiguredMenuItem } from '../../core/runtime/plan/PlanConfiguration.ts';
import type { PlannedMenuItem } from '../../core/runtime/plan/Plan.ts';
import { parametersOf } from '../../core/runtime/routes/parametersOf.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

type Entry = string | ConfiguredMenuItem;

/** Menu entries that would be empty, lead nowhere or be repeated. */
export function checkMenus(brand: CheckedBrand): ConfigurationFault[] {
  return Object.entries(brand.configuration.menus).flatMap(([menu, entries]) => {
    const path = `menus.${menu}`;
    const list = entries as readonly Entry[];
    return [
      ...checkLabels(list, path, brand),
      ...checkTwins(list, path, brand),
      ...checkTargets(list, path, brand),
      ...(brand.isOwn(path) ? checkOff(list, path, brand.plan.menus[menu] ?? [], brand) : []),
    ];
  });
}

/** An item whose key is in no dictionary would be empty. */
function checkLabels(
  entries: readonly Entry[],
  path: string,
  { dictionaries, fault }: CheckedBrand,
): ConfigurationFault[] {
  return itemsOf(entries, path)
    .filter(({ item }) => !dictionaries.has(item.labelKey))
    .map(({ item: { labelKey }, path: at }) =>
      fault(`${at}.labelKey`, 'is in no dictionary', {
        value: labelKey,
        like: dictionaries.keysOf(labelKey.split(':')[0] ?? ''),
      }),
    );
}

/** SHL-525: ids of entries are unique. */
function checkTwins(
  entries: readonly Entry[],
  path: string,
  { fault }: CheckedBrand,
): ConfigurationFault[] {
  const ids = entries.map(idOf);
  return ids.flatMap((value, index) => {
    const first = ids.indexOf(value);
    return first === index
      ? []
      : [fault(`${path}[${index}]`, `stands in the menu already, as entry ${first}`, { value })];
  });
}

/** SHL-525: an entry has children, or a target with the parameters of its path. */
function checkTargets(
  entries: readonly Entry[],
  path: string,
  { plan, fault }: CheckedBrand,
): ConfigurationFault[] {
  return itemsOf(entries, path).flatMap(({ item, path: at }): ConfigurationFault[] => {
    if (item.target === undefined)
      return (item.children ?? []).length > 0
        ? []
        : [fault(at, 'leads nowhere: it needs a target or children', { value: item.id })];
    const route = plan.routes.find(({ name }) => name === item.target);
    const needed = parametersOf(route?.path ?? '');
    const given = Object.keys(item.params ?? {});
    return [
      ...needed
        .filter((name) => !given.includes(name))
        .map((name) =>
          fault(
            `${at}.params.${name}`,
            `is missing: the path of ${item.target} is /${route?.path}`,
          ),
        ),
      ...given
        .filter((name) => !needed.includes(name))
        .map((name) =>
          fault(`${at}.params.${name}`, `is no parameter of ${item.target}`, {
            value: name,
            allowed: needed,
          }),
        ),
    ];
  });
}

/** SHL-526: entries of a menu that are not shown there. */
function checkOff(
  entries: readonly Entry[],
  path: string,
  planned: readonly PlannedMenuItem[],
  brand: CheckedBrand,
): ConfigurationFault[] {
  return entries.flatMap((entry, index): ConfigurationFault[] => {
    const item = planned.find(({ id }) => id === idOf(entry));
    const at = `${path}[${index}]`;
    if (item?.offReason !== undefined)
      return [brand.fault(at, `is not shown: ${item.offReason}`, { value: item.id })];
    return typeof entry === 'string'
      ? []
      : checkOff(entry.children ?? [], `${at}.children`, item?.children ?? [], brand);
  });
}

function itemsOf(
  entries: readonly Entry[],
  path: string,
): { readonly item: ConfiguredMenuItem; readonly path: string }[] {
  return entries.flatMap((item, index) =>
    typeof item === 'string'
      ? []
      : [
          { item, path: `${path}[${index}]` },
          ...itemsOf(item.children ?? [], `${path}[${index}].children`),
        ],
  );
}

function idOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : entry.id;
}
