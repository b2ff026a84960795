import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../../edge/page/pageFiles.ts';
import type { Site } from '../../edge/sites/loadSites.ts';
import type { PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import type { Preloads } from './Preloads.ts';

export const homeBytesMax = 190_000;
export const routeBytesMax = 40_000;

export interface RouteWeight {
  readonly route: string;
  readonly files: number;
  /** Brotli 11, all scripts that the edge asks for, texts included. */
  readonly bytes: number;
  /** What comes on top of home. */
  readonly ownBytes: number;
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

function bytesOf(folder: string, name: string): number {
  const path = join(folder, name);
  const packed = `${path}.br`;
  return existsSync(packed) ? statSync(packed).size : brotliCompressSync(readFileSync(path)).length;
}
