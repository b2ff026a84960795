import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../../edge/page/pageFiles.ts';
import type { Site } from '../../edge/sites/loadSites.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import type { Preloads } from './Preloads.ts';

export const homeBytesMax = 190_000;
export const routeBytesMax = 40_000;
/** Limit for code; the dictionaries of each language are counted separately. */
const scriptFilesMax = 220;

/**
 * Limit of the own bytes, texts included, of pages about money and identity, by the beginning of
 * the route's name; the first match counts.
 */
const ownPartBytesMax: readonly (readonly [route: string, bytes: number])[] = [
  ['auth.login', 8000],
  ['registration.', 16_000],
  ['security.', 18_000],
  ['office.', 12_000],
  ['payments.result', 5000],
  ['payments.', 16_000],
];

export interface RouteWeight {
  readonly route: string;
  readonly files: number;
  /** Bytes (Brotli 11) of all scripts that the edge preloads, texts included. */
  readonly bytes: number;
  /** Bytes beyond those of home. */
  readonly ownBytes: number;
}

/** Faults of a build with too many scripts. */
export function faultOfCount(folder: string): string | undefined {
  const count = readdirSync(join(folder, 'assets')).filter(
    (name) => name.endsWith('.js') && !name.startsWith('texts-'),
  ).length;
  return count > scriptFilesMax
    ? `There are ${count} scripts beside those of texts; at most ${scriptFilesMax} are allowed`
    : undefined;
}

/** Device and session for which a page is weighed. */
export interface PageAudience {
  readonly isMobile: boolean;
  readonly mayBeSignedIn: boolean;
}

/** The scripts that the edge preloads for each open route of a site, in English. */
export function scriptsOfRoutes(
  { plan, configuration }: Pick<Site, 'plan' | 'configuration'>,
  preloads: Preloads,
  audience: PageAudience,
): { readonly route: PlannedRoute; readonly scripts: readonly string[] }[] {
  return plan.routes
    .filter((route) => route.offReason === undefined)
    .map((route) => {
      const files = pageFiles({
        plan,
        preloads,
        route,
        language: 'en',
        features: configuration.features,
        ...audience,
      });
      return { route, scripts: [files.entry, ...files.modules] };
    });
}

/** Script bytes of every route of a site, for a visitor in English on a desktop. */
export function weighRoutes(folder: string, preloads: Preloads, site: Site): RouteWeight[] {
  const pages = scriptsOfRoutes(site, preloads, { isMobile: false, mayBeSignedIn: false });
  const home = new Set(pages.find(({ route }) => route.path === '')?.scripts);
  const known = new Map<string, number>();
  const weigh = (name: string): number => {
    const bytes = known.get(name) ?? bytesOf(folder, name);
    known.set(name, bytes);
    return bytes;
  };
  return pages.map(({ route, scripts }) => {
    const sum = (names: readonly string[]): number =>
      names.reduce((total, each) => total + weigh(each), 0);
    return {
      route: route.name,
      files: scripts.length,
      bytes: sum(scripts),
      ownBytes: sum(scripts.filter((each) => !home.has(each))),
    };
  });
}

/**
 * Bytes of a page's own parts, which neither home nor a page of another section loads; for a
 * signed-in user in English on a desktop.
 */
export function weighOwnParts(
  folder: string,
  preloads: Preloads,
  site: Site,
): ReadonlyMap<string, number> {
  return new Map(
    [...ownScripts(preloads, site)].map(([route, scripts]) => [
      route,
      scripts.reduce((total, script) => total + bytesOf(folder, script), 0),
    ]),
  );
}

/** The files of a page's own parts, by the name of its route. */
export function ownScripts(
  preloads: Preloads,
  site: Pick<Site, 'plan' | 'configuration'>,
): ReadonlyMap<string, readonly string[]> {
  const pages = scriptsOfRoutes(site, preloads, { isMobile: false, mayBeSignedIn: true });
  const home = new Set(pages.find(({ route }) => route.path === '')?.scripts);
  const sections = new Map<string, Set<string>>();
  for (const { route, scripts } of pages)
    for (const script of scripts)
      sections.set(script, (sections.get(script) ?? new Set()).add(sectionOf(route.name)));
  return new Map(
    pages.map(({ route, scripts }) => [
      route.name,
      scripts.filter((script) => !home.has(script) && sections.get(script)?.size === 1),
    ]),
  );
}

/**
 * Limit of the bytes of a page's own parts; undefined for a page that is not about money or
 * identity.
 */
export function ownPartMaxOf(routeName: string): number | undefined {
  return ownPartBytesMax.find(([begin]) => routeName.startsWith(begin))?.[1];
}

/** Whether a page of the plugin has a budget for its own parts. */
export function hasBudget(plugin: string): boolean {
  return ownPartBytesMax.some(([begin]) => sectionOf(begin) === plugin);
}

function sectionOf(routeName: string): string {
  return routeName.split('.', 1)[0] ?? '';
}

function bytesOf(folder: string, name: string): number {
  const path = join(folder, name);
  const packed = `${path}.br`;
  return existsSync(packed) ? statSync(packed).size : brotliCompressSync(readFileSync(path)).length;
}
