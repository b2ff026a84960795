import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition } from '../../core/contract/Contribution.ts';
import type { GuardContribution } from '../../core/contract/Guard.ts';
import type { RouteContribution } from '../../core/contract/Route.ts';
import type { SlotContribution } from '../../core/contract/Contribution.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';
import { SourceGraph } from './SourceGraph.ts';

/**
 * Contributions that home shows at once, on a desktop or on a phone; only they are in the first
 * scripts.
 */
export interface FirstScreen {
  readonly hasSlot: (slot: SlotContribution) => boolean;
  /** Whether it is shown only on pages for signed-in users. */
  readonly isPersonal: (slot: SlotContribution) => boolean;
  /** Whether a view of home requests the service. */
  readonly hasService: (tokenName: string) => boolean;
}

export function firstScreen(root: string, installed: readonly InstalledPlugin[]): FirstScreen {
  const home = installed.flatMap(({ manifest }) =>
    (manifest.routes ?? []).filter(isHome).map(({ id }) => id),
  );
  const open = installed.flatMap(({ manifest }) =>
    (manifest.routes ?? []).flatMap(({ access, id }) => (access === 'authed' ? [] : [id])),
  );
  const isPersonal = ({ when }: SlotContribution): boolean => !mayHold(when, open);
  const hasSlot = (slot: SlotContribution): boolean =>
    slot.slot.loads !== undefined &&
    slot.slot.page !== 'not-found' &&
    slot.isDeferred !== true &&
    mayHold(slot.when, home);
  const graph = new SourceGraph(root);
  const views = installed.flatMap(({ folder, manifest }) =>
    [
      ...(manifest.routes ?? []).filter(isHome),
      ...(manifest.slots ?? []).filter(hasSlot),
      ...(manifest.guards ?? []).filter(isOfFirstNavigation),
      ...(manifest.provides ?? []).filter(({ isEager }) => isEager === true),
    ].flatMap(({ load }) => importedPaths(load, folder)),
  );
  const services = new Set([
    ...servicesOf(graph, installed, views, 'asked').keys(),
    ...installed.flatMap(({ manifest }) =>
      (manifest.provides ?? []).flatMap(({ token, isEager }) =>
        isEager === true ? [token.name] : [],
      ),
    ),
  ]);
  return { hasSlot, isPersonal, hasService: (name) => services.has(name) };
}

/**
 * Services requested by modules, directly or through other services, by token, with the modules of
 * each.
 *
 * @param how `drawnWith`: only services that views request while they render
 */
export function servicesOf(
  graph: SourceGraph,
  installed: readonly InstalledPlugin[],
  paths: readonly string[],
  how: 'drawnWith' | 'asked',
): ReadonlyMap<string, readonly string[]> {
  const codeOf = new Map(
    installed.flatMap(({ folder, manifest }) =>
      (manifest.provides ?? []).map(
        ({ token, load }) => [token.name, importedPaths(load, folder)] as const,
      ),
    ),
  );
  const tokens = new Map(
    // Declared in the contract, or in a file of its own that the manifest imports.
    installed.flatMap(({ folder }) => {
      const manifest = `${folder}/index.ts`;
      return existsSync(join(graph.root, manifest))
        ? [...graph.closure([manifest])].flatMap((path) => [...graph.factsOf(path).tokens])
        : [];
    }),
  );
  const services = new Map<string, readonly string[]>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const module of graph.closure([path]))
      for (const variable of graph.factsOf(module)[how]) {
        const name = tokens.get(variable) ?? '';
        const code = codeOf.get(name);
        if (code === undefined || services.has(name)) continue;
        services.set(name, code);
        waiting.push(...code);
      }
  return services;
}

export function isHome({ path }: Pick<RouteContribution, 'path'>): boolean {
  return path === '';
}

/** A guard of the first navigation is loaded at once: the page waits for it. */
export function isOfFirstNavigation({ trigger }: Pick<GuardContribution, 'trigger'>): boolean {
  return trigger !== 'navigation';
}

/** Whether a condition can hold on one of the routes, for any session. */
export function mayHold(condition: Condition | undefined, routeIds: readonly number[]): boolean {
  switch (condition?.op) {
    case 'route':
      return routeIds.includes(condition.id);
    case 'any':
      return condition.of.some((each) => mayHold(each, routeIds));
    case 'all':
      return condition.of.every((each) => mayHold(each, routeIds));
    case 'authed':
    case 'anonymous':
    case 'mobile':
    case 'banned':
    case 'flag':
    case 'not':
    case undefined:
      return true;
  }
}
