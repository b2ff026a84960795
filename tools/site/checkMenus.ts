import type { ConfiguredMenuItem } from '../../core/runtime/plan/PlanConfiguration.ts';
import type { PlannedMenuItem } from '../../core/runtime/plan/Plan.ts';
import { parametersOf } from '../../core/runtime/routes/parametersOf.ts';
import type { Dictionaries } from '../../edge/page/Dictionaries.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

type Entry = string | ConfiguredMenuItem;

/** Entries of menus that would show nothing, lead nowhere or stand twice. */
export function checkMenus(brand: CheckedBrand): ConfigurationFault[] {
  return Object.entries(brand.configuration.menus).flatMap(([menu, entries]) => {
    const path = `menus.${menu}`;
    const list = entries as readonly Entry[];
    return [
      ...checkLabels(list, path, brand),
      ...checkTwins(list, path, brand),
      ...checkTargets(list, path, brand),
      ...(brand.isOwn(path)
        ? checkOff(list, path, brand.plan.menus[menu] ?? [], brand.fileOf(path))
        : []),
    ];
  });
}

/** Items of the configuration speak by keys of dictionaries; one that nobody has would show nothing. */
function checkLabels(
  entries: readonly Entry[],
  path: string,
  { dictionaries, fileOf }: CheckedBrand,
): ConfigurationFault[] {
  return itemsOf(entries, path)
    .filter(({ item }) => !dictionaries.has(item.labelKey))
    .map(({ item, path: at }) =>
      withNearest(
        {
          file: fileOf(path),
          path: `${at}.labelKey`,
          message: 'is in no dictionary',
          value: item.labelKey,
        },
        keysBeside(item.labelKey, dictionaries),
      ),
    );
}

/** SHL-525: by its id an entry is found again; a second one with it is a slip of the hand. */
function checkTwins(
  entries: readonly Entry[],
  path: string,
  { fileOf }: CheckedBrand,
): ConfigurationFault[] {
  const ids = entries.map(idOf);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          {
            file: fileOf(path),
            path: `${path}[${index}]`,
            message: `stands in the menu already, as entry ${ids.indexOf(id)}`,
            value: id,
          },
        ],
  );
}

/** SHL-525: an entry leads somewhere, with all that the address of its page needs, or unfolds others. */
function checkTargets(
  entries: readonly Entry[],
  path: string,
  { plan, fileOf }: CheckedBrand,
): ConfigurationFault[] {
  return itemsOf(entries, path).flatMap(({ item, path: at }): ConfigurationFault[] => {
    if (item.target === undefined) {
      return (item.children ?? []).length > 0
        ? []
        : [
            {
              file: fileOf(path),
              path: at,
              message: 'leads nowhere: it needs a target or children',
              value: item.id,
            },
          ];
    }
    const route = plan.routes.find(({ name }) => name === item.target);
    const needed = parametersOf(route?.path ?? '');
    const given = Object.keys(item.params ?? {});
    return [
      ...needed
        .filter((name) => !given.includes(name))
        .map((name) => ({
          file: fileOf(path),
          path: `${at}.params.${name}`,
          message: `is missing: the path of ${item.target} is /${route?.path}`,
        })),
      ...given
        .filter((name) => !needed.includes(name))
        .map((name) =>
          withNearest(
            {
              file: fileOf(path),
              path: `${at}.params.${name}`,
              message: `is no parameter of ${item.target}`,
              value: name,
              allowed: needed,
            },
            needed,
          ),
        ),
    ];
  });
}

/** SHL-526: what the operator has put into a menu and nobody will see there. */
function checkOff(
  entries: readonly Entry[],
  path: string,
  planned: readonly PlannedMenuItem[],
  file: string,
): ConfigurationFault[] {
  return entries.flatMap((entry, index): ConfigurationFault[] => {
    const item = planned.find(({ id }) => id === idOf(entry));
    const at = `${path}[${index}]`;
    if (item?.offReason !== undefined)
      return [{ file, path: at, message: `is not shown: ${item.offReason}`, value: item.id }];
    return typeof entry === 'string'
      ? []
      : checkOff(entry.children ?? [], `${at}.children`, item?.children ?? [], file);
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

function keysBeside(key: string, dictionaries: Dictionaries): string[] {
  const [namespace = ''] = key.split(':');
  return dictionaries.keysOf(namespace);
}
