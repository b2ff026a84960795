import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../../edge/page/pageFiles.ts';
import type { Site } from '../../edge/sites/loadSites.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import type { Preloads } from './Preloads.ts';

export const homeBytesMax = 190_000;
export const routeBytesMax = 40_000;
/** Of code; the dictionaries of each language come beside it. */
const scriptFilesMax = 220;

/**
 * Pages about money and identity, by the beginning of their route's name, the first that fits: most
 * bytes of their own parts, texts included.
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
  /** Brotli 11, all scripts that the edge asks for, texts included. */
  readonly bytes: number;
  /** What comes on top of home. */
  readonly ownBytes: number;
}

/** What is wrong with the number of scripts of a build. */
export function faultOfCount(folder: string): string | undefined {
  const count = readdirSync(join(folder, 'assets')).filter(
    (name) => name.endsWith('.js') && !name.startsWith('texts-'),
  ).length;
  return count > scriptFilesMax
    ? `There are ${count} scripts beside those of texts; at most ${scriptFilesMax} are allowed`
    : undefined;
}

/** For whom a page is. */
export interface PageAudience {
  readonly isMobile: boolean;
  readonly mayBeSignedIn: boolean;
}

/** The scripts that the edge asks for with each open route of a site, in English. */
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
 * Bytes of a page's own parts, for somebody who may be signed in, in English on a desktop: what
 * neither home nor a page of another section loads.
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

/** Most bytes of a page's own parts; undefined for a page that is not about money or identity. */
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
