import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import { findPage } from '../../core/runtime/routes/findPage.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

/** What is switched on and off: names of switches, plugins that others need, and whether a first page is left. */
export function checkSwitches(brand: CheckedBrand): ConfigurationFault[] {
  return [
    ...checkFeatures(brand),
    ...checkFlags(brand),
    ...checkNeeds(brand),
    ...checkFirstPage(brand),
  ];
}

/** SHL-522: a switch that nothing reads does nothing, whatever it says. */
function checkFeatures({ configuration, schema, fileOf }: CheckedBrand): ConfigurationFault[] {
  const known = knownFeatures(schema);
  const own = new Set(flagsOf(configuration.menus, 'menus').map(({ name }) => name));
  return Object.keys(configuration.features)
    .filter((name) => !known.includes(name) && !own.has(name))
    .map((name) =>
      withNearest(
        {
          file: fileOf(`features.${name}`),
          path: `features.${name}`,
          message: 'switches nothing: no plugin and no condition of a menu reads it',
          value: name,
        },
        known,
      ),
    );
}

function knownFeatures(schema: CheckedBrand['schema']): string[] {
  const { features } = schema['properties'] as Readonly<
    Record<string, { readonly properties?: object } | undefined>
  >;
  return Object.keys(features?.properties ?? {});
}

/** A condition on a feature that nobody has set is never true. */
function checkFlags({
  configuration: { menus, features },
  fileOf,
}: CheckedBrand): ConfigurationFault[] {
  const names = Object.keys(features);
  return flagsOf(menus, 'menus')
    .filter(({ name }) => features[name] === undefined)
    .map(({ path, name }) =>
      withNearest(
        {
          file: fileOf(path),
          path,
          message: 'is not one of the features; name it there, true or false',
          value: name,
          allowed: names,
        },
        names,
      ),
    );
}

/** SHL-523: told where a plugin is switched off, for that line is to be changed, with all that need it. */
function checkNeeds(brand: CheckedBrand): ConfigurationFault[] {
  const { configuration, fileOf } = brand;
  const fallen = fallenPlugins(brand);
  return [...new Set(fallen.map(({ root }) => root))].map((root) => {
    const inNeed = fallen
      .filter((each) => each.root === root)
      .map(({ id }) => `plugins.${id} (${fileOf(`plugins.${id}`)})`);
    const path =
      configuration.features[`plugin.${root}`] === false
        ? `features.plugin.${root}`
        : `plugins.${root}`;
    const isMissing = path.startsWith('plugins.') && configuration.plugins[root] === undefined;
    return {
      file: isMissing ? `config/${brand.brand}.json` : fileOf(path),
      path,
      message: `${isMissing ? 'is not there' : 'switches off'} what ${inNeed.join(' and ')} ${inNeed.length === 1 ? 'needs' : 'need'}; switch it on, or ${inNeed.length === 1 ? 'that' : 'those'} off with false`,
      ...(isMissing ? {} : { value: false }),
    };
  });
}

/** Plugins that are switched on and off all the same, each with the plugin at the root of it: the one that nothing but the configuration keeps off. */
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

/** SHL-524: a site must begin somewhere. */
function checkFirstPage({ configuration, plan, fileOf }: CheckedBrand): ConfigurationFault[] {
  if (findPage(plan, '') !== undefined) return [];
  const start = `/${configuration.languages.default}`;
  const first = plan.redirects.find(({ from }) => from === '')?.to;
  const home = plan.routes.find(({ path }) => path === '');
  const path = whatCloses(home, configuration);
  const fault = { file: fileOf(path), path };
  if (first !== undefined)
    return [
      {
        ...fault,
        message: `leaves no page at ${start}; visitors are led to ${start}/${first}, the first page of the menus that everybody may see`,
        isNote: true,
      },
    ];
  return [
    {
      ...fault,
      message: `leaves no page at ${start}, and no entry of the menus main, section and bottom leads to another that everybody may see; switch it on, or give a menu such an entry`,
    },
  ];
}

/** Where the configuration says that a page is not there. */
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
