/** Prints the script bytes of every route and fails when one, or their number, is too large. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  faultOfCount,
  homeBytesMax,
  ownPartMaxOf,
  routeBytesMax,
  weighOwnParts,
  weighRoutes,
} from './bundleBudget.ts';
import { installedPlugins, rootFolder } from './installedPlugins.ts';
import { loadSites } from '../../edge/sites/loadSites.ts';
import type { Preloads } from './Preloads.ts';

const folder = join(rootFolder, process.argv[2] ?? 'dist/production');
const preloads = JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')) as Preloads;
const manifests = (await installedPlugins()).map(({ manifest }) => manifest);
const site = loadSites(join(rootFolder, 'config'), 'demo', manifests).get('northline');
if (site === undefined) throw new Error('There is no brand northline');
const weights = weighRoutes(folder, preloads, site);
const over: string[] = [];
for (const { route, files, bytes, ownBytes } of weights) {
  const isHome = ownBytes === 0 && route.endsWith('.home');
  console.log(
    `${route.padEnd(24)} ${String(files).padStart(3)} files ${(bytes / 1000).toFixed(1).padStart(7)} kB, own ${(ownBytes / 1000).toFixed(1).padStart(6)} kB`,
  );
  if (isHome && bytes > homeBytesMax)
    over.push(`${route} has ${bytes} bytes of script; at most ${homeBytesMax} are allowed`);
  if (ownBytes > routeBytesMax)
    over.push(
      `${route} adds ${ownBytes} bytes to those of home; at most ${routeBytesMax} are allowed`,
    );
}
for (const [route, bytes] of weighOwnParts(folder, preloads, site)) {
  const most = ownPartMaxOf(route);
  if (most === undefined) continue;
  console.log(`${route.padEnd(24)} parts of its own ${(bytes / 1000).toFixed(1).padStart(6)} kB`);
  if (bytes > most)
    over.push(`${route} has ${bytes} bytes of its own; at most ${most} are allowed`);
}
const tooMany = faultOfCount(folder);
if (tooMany !== undefined) over.push(tooMany);
for (const message of over) console.error(message);
process.exit(over.length === 0 ? 0 : 1);
