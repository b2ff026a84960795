import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { firstPage } from '../../core/runtime/plan/firstPage.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { findPage } from '../../core/runtime/routes/findPage.ts';
import { menus as shellMenus } from '../../core/shell/slots.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** Checks names of switches, dependencies between plugins, and the first page. */
export function checkSwitches(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkFeatures(brand),
    ...checkFlags(brand),
    ...checkNeeds(brand),
    ...checkFirstPage(brand),
  ];
}

/** SHL-522: a switch that nothing reads has no effect, whatever its value. */
function checkFeatures({ configuration, schema, fault }: CheckedBrand): ConfigurationFault[] {
  const { features } = schema['properties'] as Readonly<
    Record<string, { readonly properties?: object } | undefined>
  >;
  const known = Object.keys(features?.properties ?? {});
  const own = new Set(flagsOf(configuration.menus, 'menus').map(({ name }) => name));
  return Object.keys(configuration.features)
    .filter((name) => !known.includes(name) && !own.has(name))
    .map((name) =>
      fault(`features.${name}`, 'switches nothing: no plugin and no condition of a menu reads it', {
        value: name,
        like: known,
      }),
    );
}

/** A condition on a feature that is not set is never true. */
function checkFlags({
  configuration: { menus, features },
  fault,
}: CheckedBrand): ConfigurationFault[] {
  return flagsOf(menus, 'menus')
    .filter(({ name }) => features[name] === undefined)
    .map(({ path, name }) =>
      fault(path, 'is not one of the features; name it there, true or false', {
        value: name,
        allowed: Object.keys(features),
      }),
    );
}

/**
 * SHL-523: the fault is at the line that switches a plugin off, and names all plugins that need it.
 */
function checkNeeds(brand: CheckedBrand): ConfigurationFault[] {
  const { configuration, fileOf, fault } = brand;
  return [...Map.groupBy(fallenPlugins(brand), ({ root }) => root)].map(([root, fallen]) => {
    const inNeed = fallen.map(({ id }) => `plugins.${id} (${fileOf(`plugins.${id}`)})`);
    const [verb, pronoun] = inNeed.length === 1 ? ['needs', 'that'] : ['need', 'those'];
    const messageOf = (what: string): string =>
      `${what} what ${inNeed.join(' and ')} ${verb}; switch it on, or ${pronoun} off with false`;
    if (configuration.features[`plugin.${root}`] === false)
      return fault(`features.plugin.${root}`, messageOf('switches off'), { value: false });
    const path = `plugins.${root}`;
    return configuration.plugins[root] === undefined
      ? { file: `config/${brand.brand}.json`, path, message: messageOf('is not there') }
      : fault(path, messageOf('switches off'), { value: false });
  });
}

/** Plugins that are on in the configuration and off in the plan, with the plugin that causes it. */
function fallenPlugins({
  configuration: { features, plugins },
  manifests,
  plan,
}: CheckedBrand): { readonly id: string; readonly root: string }[] {
  const on = new Set(plan.plugins.filter(({ isOn }) => isOn).map(({ id }) => id));
  const isSwitchedOn = (id: string): boolean =>
    plugins[id] !== undefined && plugins[id] !== false && features[`plugin.${id}`] !== false;
  const needsOf = (id: string): readonly string[] =>
    manifests.find((manifest) => manifest.id === id)?.needs ?? [];
  const rootOf = (id: string, above: readonly string[] = []): string => {
    const need = isSwitchedOn(id)
      ? needsOf(id).find((each) => !on.has(each) && !above.includes(each))
      : undefined;
    return need === undefined ? id : rootOf(need, [...above, id]);
  };
  return plan.plugins.flatMap(({ id, isOn }) =>
    isOn || !isSwitchedOn(id) ? [] : [{ id, root: rootOf(id) }],
  );
}

/** SHL-524: a site needs a first page; one with only footer contributions does not count. */
function checkFirstPage({ configuration, plan, fault }: CheckedBrand): ConfigurationFault[] {
  if (findPage(plan, '') !== undefined) return [];
  const start = `/${configuration.languages.default}`;
  const menus = { ...plan.menus, [shellMenus.footer.name]: [] };
  const first = firstPage(plan.routes, menus, plan.prefixes);
  const path = whatCloses(
    plan.routes.find((route) => route.path === ''),
    configuration,
  );
  return [
    first === undefined
      ? fault(
          path,
          `leaves no page at ${start}, and no entry of the menus main, section and bottom leads ` +
            'to another that everybody may see; switch it on, or give a menu such an entry',
        )
      : fault(
          path,
          `leaves no page at ${start}; visitors are led to ${start}/${first}, ` +
            'the first page of the menus that everybody may see',
          { isNote: true },
        ),
  ];
}

/** The configuration path that closes a page. */
function whatCloses(
  route: PlannedRoute | undefined,
  { features, plugins, routes, site }: SiteConfiguration,
): string {
  if (route === undefined) return 'plugins';
  if (plugins[route.plugin] !== undefined && plugins[route.plugin] !== false) {
    const switches = [`plugin.${route.plugin}`, `route.${route.name}`].filter(
      (name) => features[name] === false,
    );
    if (switches[0] !== undefined) return `features.${switches[0]}`;
    if (routes[route.name]?.isOff === true) return `routes.${route.name}.isOff`;
    if (site.availableRoutes.length > 0 && !site.availableRoutes.includes(route.id))
      return 'site.availableRoutes';
  }
  return `plugins.${route.plugin}`;
}

function flagsOf(value: unknown, path: string): { readonly path: string; readonly name: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => flagsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'op' in value && value.op === 'flag' && 'name' in value
      ? [{ path: `${path}.name`, name: String(value.name) }]
      : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => flagsOf(inner, `${path}.${key}`)),
  ];
}
