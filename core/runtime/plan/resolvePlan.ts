import { guardStations, type GuardStation } from '../guards/guardStations.ts';
import { orderByList } from './orderByList.ts';
import type { PlanConfiguration } from './PlanConfiguration.ts';
import type { Plan, PlannedGuard, PlannedPrefixes, PlannedRoute, PlannedSlot } from './Plan.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import type { RouteContribution } from '../../contract/Route.ts';
import { resolveMenus } from './resolveMenus.ts';
import { resolveRedirects } from './resolveRedirects.ts';
import { resolvePlugins } from './resolvePlugins.ts';
import { unmetRequirement } from './unmetRequirement.ts';
import { switchedOff } from './switchedOff.ts';

/** Behind redirects and blocks, which have results of their own. */
const lastStation: GuardStation = 'first-deposit';
const sideOrder = { before: 0, none: 1, after: 2 } as const;

/**
 * All contributions of all plugins, in their final order, with origin and reason when off. Pure:
 * page, edge, tools and tests get the same JSON.
 */
export function resolvePlan(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
): Plan {
  const plugins = resolvePlugins(manifests, configuration);
  const pluginOff = new Map(plugins.map((plugin) => [plugin.id, plugin.offReason]));
  const origin: MakeOrigin = (plugin, ownReason) => {
    const offReason = pluginOff.get(plugin) ?? ownReason;
    return offReason === undefined ? { plugin } : { plugin, offReason };
  };
  const each = <T, R>(
    pick: (manifest: PluginManifest) => readonly T[] | undefined,
    map: (item: T, plugin: string) => R,
  ): R[] =>
    manifests.flatMap((manifest) => (pick(manifest) ?? []).map((item) => map(item, manifest.id)));

  const routes = resolveRoutes(manifests, configuration, origin);
  const prefixes = resolvePrefixes(manifests, configuration);
  const menus = resolveMenus(manifests, configuration, routes, prefixes, origin);
  return {
    plugins,
    routes,
    redirects: resolveRedirects(configuration, routes, menus, prefixes),
    prefixes,
    guards: resolveGuards(manifests, configuration, origin),
    slots: resolveSlots(manifests, configuration, origin),
    menus,
    modals: each(
      (manifest) => manifest.modals,
      (modal, plugin) => ({
        ...origin(plugin),
        id: modal.id,
        isDismissible: modal.isDismissible ?? true,
        ...(modal.texts === undefined ? {} : { texts: modal.texts }),
      }),
    ),
    services: each(
      (manifest) => manifest.provides,
      (service, plugin) => ({
        ...origin(plugin),
        token: service.token.name,
        major: service.token.major,
        isEager: service.isEager ?? false,
      }),
    ),
    interceptors: each(
      (manifest) => manifest.interceptors,
      (interceptor, plugin) => ({
        ...origin(plugin),
        id: interceptor.id,
        order: interceptor.order,
        status: interceptor.status,
        ...(interceptor.codes === undefined ? {} : { codes: interceptor.codes }),
      }),
    ).sort((a, b) => a.order - b.order || compareText(a.id, b.id)),
    events: each(
      (manifest) => manifest.events,
      (event, plugin) => ({ ...origin(plugin), id: event.name }),
    ),
    commands: each(
      (manifest) => manifest.commands,
      (command, plugin) => ({ ...origin(plugin), id: command.id }),
    ),
    setups: manifests
      .filter(
        (manifest) => manifest.setup !== undefined && pluginOff.get(manifest.id) === undefined,
      )
      .map((manifest) => manifest.id),
  };
}

type MakeOrigin = (plugin: string, ownReason?: string) => { plugin: string; offReason?: string };

function resolveRoutes(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
  origin: MakeOrigin,
): PlannedRoute[] {
  const planned = manifests.flatMap((manifest) =>
    (manifest.routes ?? []).map((route): PlannedRoute => ({
      ...origin(manifest.id, whyClosed(route, configuration)),
      ...planRoute(route, manifest.id, configuration),
    })),
  );
  return planned.map((route) => closedWithoutRequired(route, planned, namedRoutes(configuration)));
}

/** Reason in the configuration why a route of an enabled plugin is off. */
function whyClosed(route: RouteContribution, configuration: PlanConfiguration): string | undefined {
  const named = namedRoutes(configuration);
  if (configuration.routes[route.name]?.isOff === true)
    return `routes.${route.name}.isOff in the configuration`;
  if (named.length > 0 && !named.includes(route.id) && !isOfClosedSite(route))
    return `${route.id} is not in site.availableRoutes`;
  return (
    unmetRequirement(route.requires, configuration.site) ??
    closedBy(configuration, `route.${route.name}`, route.feature)
  );
}

/** Values of the manifest with all defaults filled in. */
function planRoute(
  route: RouteContribution,
  plugin: string,
  { routes, site }: PlanConfiguration,
): Omit<PlannedRoute, 'plugin' | 'offReason'> {
  return {
    id: route.id,
    name: route.name,
    path: routes[route.name]?.path ?? route.path,
    parameters: route.parameters ?? {},
    titleKey: withNamespace(route.titleKey, plugin),
    ...(route.descriptionKey === undefined
      ? {}
      : { descriptionKey: withNamespace(route.descriptionKey, plugin) }),
    ...(route.titleFrom === undefined
      ? {}
      : {
          titleFrom: {
            ...route.titleFrom,
            ...(route.titleFrom.textKey === undefined
              ? {}
              : { textKey: withNamespace(route.titleFrom.textKey, plugin) }),
          },
        }),
    skeleton: route.skeleton ?? [],
    layout: route.layout ?? 'default',
    access: accessOf(route.access, site),
    ...(route.rules === undefined ? {} : { rules: route.rules }),
    ...(route.requires === undefined ? {} : { requires: route.requires }),
    hasEndColumn: route.hasEndColumn ?? true,
    quickCoupon: route.quickCoupon ?? false,
    isPrivate: route.isPrivate ?? false,
    firstData: route.firstData ?? [],
    ...(route.provider === undefined ? {} : { provider: route.provider }),
    ...(route.requiredRouteId === undefined ? {} : { requiredRouteId: route.requiredRouteId }),
    ...(route.dictionaries === undefined ? {} : { dictionaries: route.dictionaries }),
    ...(route.texts === undefined ? {} : { texts: route.texts }),
    ...(route.wellKnown === undefined ? {} : { wellKnown: route.wellKnown }),
  };
}

/** PLN-33: a field of the site may restrict a page to signed-in people. */
function accessOf(
  access: RouteContribution['access'] = 'any',
  site: PlanConfiguration['site'],
): PlannedRoute['access'] {
  if (access !== 'isShowPaymentPageOnlyAuth') return access;
  return site?.isShowPaymentPageOnlyAuth === true ? 'authed' : 'any';
}

/** Routes that the platform lists for the site; undefined: all. */
function namedRoutes({ site }: PlanConfiguration): readonly number[] {
  return site?.availableRoutes ?? [];
}

function resolvePrefixes(
  manifests: readonly PluginManifest[],
  { pageTypes = {}, menuSections = [] }: PlanConfiguration,
): PlannedPrefixes {
  const planned = Object.entries(pageTypes).map(([id, { sport, competition, selection }]) => [
    id,
    {
      ...(sport === undefined ? {} : { sport }),
      ...(competition === undefined ? {} : { competition }),
      ...(selection === undefined ? {} : { isCurated: true as const }),
    },
  ]);
  const sections = manifests
    .flatMap(({ routes = [] }) => routes.flatMap((route) => Object.values(route.parameters ?? {})))
    .flatMap(({ isSection, words = [] }) => (isSection === true ? words : []));
  return {
    sections: [...new Set(sections)],
    pageTypes: Object.fromEntries(planned) as PlannedPrefixes['pageTypes'],
    menuSections,
  };
}

/** Checks the route that it depends on, which must be open or named by the platform. */
function closedWithoutRequired(
  route: PlannedRoute,
  all: readonly PlannedRoute[],
  named: readonly number[],
): PlannedRoute {
  const { requiredRouteId: id, offReason } = route;
  if (id === undefined || offReason !== undefined) return route;
  const required = all.filter((each) => each.id === id);
  const isThere =
    required.length === 0
      ? named.includes(id)
      : required.some((each) => each.offReason === undefined);
  return isThere
    ? route
    : { ...route, offReason: `it requires route ${id}, which is not available` };
}

function resolveGuards(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
  origin: MakeOrigin,
): PlannedGuard[] {
  const placed = manifests.flatMap((manifest, pluginOrder) =>
    (manifest.guards ?? []).map((guard) => ({
      sortKey: [
        guardStations.indexOf(guard.station),
        sideOrder[guard.side ?? 'none'],
        pluginOrder,
      ] as const,
      planned: {
        ...origin(
          manifest.id,
          configuration.guards[guard.id] === false && guard.isLocked !== true
            ? `guards.${guard.id} is false in the configuration`
            : undefined,
        ),
        id: guard.id,
        station: guard.station,
        kind: guard.kind,
        timeoutMs: guard.timeoutMs,
        onError: guard.onError,
        ...(guard.trigger === undefined ? {} : { trigger: guard.trigger }),
        isLocked: guard.isLocked ?? false,
      },
    })),
  );
  placed.sort(
    (a, b) =>
      a.sortKey[0] - b.sortKey[0] ||
      a.sortKey[1] - b.sortKey[1] ||
      a.sortKey[2] - b.sortKey[2] ||
      compareText(a.planned.id, b.planned.id),
  );
  const planned = placed.map((entry) => entry.planned);
  return [...planned, ...unknownGuards(planned, configuration)];
}

/**
 * Guards that the configuration names and no plugin has. It is unknown what they protect, so
 * nothing is shown (PLN-90).
 */
function unknownGuards(
  known: readonly PlannedGuard[],
  { guards }: PlanConfiguration,
): readonly PlannedGuard[] {
  return Object.keys(guards)
    .filter((id) => !known.some((guard) => guard.id === id))
    .toSorted(compareText)
    .map((id) => ({
      plugin: 'shell',
      id,
      station: lastStation,
      kind: 'check',
      timeoutMs: 500,
      onError: 'closed',
      isLocked: false,
      isUnknown: true,
    }));
}

function resolveSlots(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
  origin: MakeOrigin,
): PlannedSlot[] {
  const all = manifests.flatMap((manifest) =>
    (manifest.slots ?? []).map(({ slot: { name, ...place }, ...slot }): PlannedSlot => ({
      ...origin(manifest.id, closedBy(configuration, `slot.${slot.id}`)),
      id: slot.id,
      slot: name,
      place,
      skeleton: slot.skeleton ?? [],
      ...(slot.when === undefined ? {} : { when: slot.when }),
      ...(slot.layout === undefined ? {} : { layout: slot.layout }),
      isEssential: slot.isEssential ?? false,
      isDeferred: slot.isDeferred ?? false,
      ...(slot.texts === undefined ? {} : { texts: slot.texts }),
    })),
  );
  const names = [...new Set(all.map((slot) => slot.slot))];
  return names.flatMap((name) => {
    const inSlot = all.filter((slot) => slot.slot === name);
    const list = configuration.slots[name];
    if (list === undefined) return inSlot;
    const { ordered, left } = orderByList(inSlot, list);
    return [
      ...ordered,
      ...left.map((slot) => ({
        ...slot,
        offReason: slot.offReason ?? `not in slots.${name} of the configuration`,
      })),
    ];
  });
}

/** The first of these features that the operator has turned off. */
function closedBy(
  { features = {} }: PlanConfiguration,
  ...switches: readonly (string | undefined)[]
): string | undefined {
  const closed = switches.find((name) => name !== undefined && features[name] === false);
  return closed === undefined ? undefined : switchedOff(closed);
}

/** SHL-210: the platform lists routes of the open site; pages of the closed one always exist. */
function isOfClosedSite({ layout }: RouteContribution): boolean {
  return layout === 'blocked' || layout === 'maintenance';
}

function withNamespace(key: string, plugin: string): string {
  return key.includes(':') ? key : `${plugin}:${key}`;
}

/** Compares code units: the same on every machine, unlike localeCompare. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
