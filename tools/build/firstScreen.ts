import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Condition } from '../../core/contract/PluginManifest.ts';
import type { GuardContribution } from '../../core/contract/Guard.ts';
import type { RouteContribution } from '../../core/contract/Route.ts';
import type { SlotContribution } from '../../core/contract/PluginManifest.ts';
import type { SlotToken } from '../../core/contract/Token.ts';
import { slots } from '../../core/shell/slots.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';

/** Around every page, though not in its first screen. */
const frameSlots: readonly SlotToken[] = [slots.footer, slots.overlay];

/** What home shows at once, on a desktop or on a phone: that alone is in the first scripts. */
export interface FirstScreen {
  readonly hasSlot: (slot: SlotContribution) => boolean;
  /** Whether what home shows asks for the service. */
  readonly hasService: (tokenName: string) => boolean;
}

export function firstScreen(root: string, installed: readonly InstalledPlugin[]): FirstScreen {
  const home = installed.flatMap(({ manifest }) =>
    (manifest.routes ?? []).filter(isHome).map(({ id }) => id),
  );
  const hasSlot = (slot: SlotContribution): boolean =>
    (slot.slot.isInFirstScreen || frameSlots.includes(slot.slot)) &&
    slot.isDeferred !== true &&
    mayHold(slot.when, home);
  const services = new Set<string>();
  const views = installed.flatMap(({ folder, manifest }) =>
    [
      ...(manifest.routes ?? []).filter(isHome),
      ...(manifest.slots ?? []).filter(hasSlot),
      ...(manifest.guards ?? []).filter(isOfFirstNavigation),
      ...(manifest.provides ?? []).filter(({ isEager }) => isEager === true),
    ].flatMap(({ load }) => importedPaths(load, folder)),
  );
  const variables = tokenVariables(root);
  const codeOf = new Map(
    installed.flatMap(({ folder, manifest }) =>
      (manifest.provides ?? []).map(
        ({ token, load }) => [token.name, importedPaths(load, folder)] as const,
      ),
    ),
  );
  const seen = new Set<string>();
  for (const path of views) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readFileSync(join(root, path), 'utf8');
    // An array that grows while it is walked: what a view imports, and the services that it asks for, are looked into as well.
    for (const [, specifier = ''] of text.matchAll(
      /^(?:import|\} from|export)\b(?! type)[^;]*?'(\.[^']+\.tsx?)';/gm,
    ))
      views.push(posix.join(posix.dirname(path), specifier));
    for (const [, variable = ''] of text.matchAll(/\b(?:useService|services\.get)\(\s*(\w+)/g)) {
      const name = variables.get(variable);
      if (name === undefined || services.has(name)) continue;
      services.add(name);
      views.push(...(codeOf.get(name) ?? []));
    }
  }
  for (const { manifest } of installed)
    for (const { token, isEager } of manifest.provides ?? [])
      if (isEager === true) services.add(token.name);
  return { hasSlot, hasService: (name) => services.has(name) };
}

export function isHome({ path }: Pick<RouteContribution, 'path'>): boolean {
  return path === '';
}

/** A guard that the first navigation may have to ask is there at once: a page cannot stand before it has spoken. */
export function isOfFirstNavigation({ trigger }: Pick<GuardContribution, 'trigger'>): boolean {
  return trigger !== 'navigation';
}

/** Whether a rule can hold on one of the routes, whoever is there. */
function mayHold(condition: Condition | undefined, routeIds: readonly number[]): boolean {
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

/** `export const xToken = createToken<X>('plugin.x', 1)` → xToken: plugin.x */
export function tokensIn(contract: string): readonly (readonly [string, string])[] {
  return [...contract.matchAll(/(\w+)\s*=\s*createToken(?:<[^(]*>)?\(\s*["']([\w.-]+)["']/g)].map(
    ([, variable = '', name = '']) => [variable, name],
  );
}

function tokenVariables(root: string): ReadonlyMap<string, string> {
  const contracts = readdirSync(join(root, 'plugins'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((path) => path.endsWith('contract.ts'));
  return new Map(
    contracts.flatMap((path) => tokensIn(readFileSync(join(root, 'plugins', path), 'utf8'))),
  );
}
