import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../../edge/page/pageFiles.ts';
import { loadSites } from '../../edge/sites/loadSites.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
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

/** Script bytes of every route of a brand, for a visitor in English on a desktop. */
export function weighRoutes(
  folder: string,
  preloads: Preloads,
  manifests: readonly PluginManifest[],
  configFolder: string,
  brand: string,
): RouteWeight[] {
  const site = loadSites(configFolder, 'demo', manifests).get(brand);
  if (site === undefined) throw new Error(`There is no brand ${brand}`);
  const scriptsOf = (name: string): string[] => {
    const route = site.plan.routes.find((each) => each.name === name);
    const files = pageFiles({
      plan: site.plan,
      preloads,
      route,
      language: 'en',
      isMobile: false,
      mayBeSignedIn: false,
      features: {},
    });
    return [files.entry, ...files.modules];
  };
  const open = site.plan.routes.filter((route) => route.offReason === undefined);
  const home = new Set(scriptsOf(open.find((route) => route.path === '')?.name ?? ''));
  const known = new Map<string, number>();
  const weigh = (name: string): number => {
    const bytes = known.get(name) ?? bytesOf(folder, name);
    known.set(name, bytes);
    return bytes;
  };
  return open.map(({ name }) => {
    const scripts = scriptsOf(name);
    const sum = (names: readonly string[]): number =>
      names.reduce((total, each) => total + weigh(each), 0);
    return {
      route: name,
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
