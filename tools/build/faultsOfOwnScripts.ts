import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from './Preloads.ts';
import { integrityOf, ownScriptsFile, type OwnScripts } from './ownScripts.ts';

/** A module or script of another origin, by address; our own code is never loaded like this. */
const foreign = /\bimport\s*\(?\s*["'`](?:https?:)?\/\/|googletagmanager\.com|gtag\/js/;

/**
 * Faults of a build's script inventory: a script whose content differs, that has no reason or that
 * names code of another origin, and a preloaded script that the inventory does not list.
 */
export function faultsOfOwnScripts(folder: string): string[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { routes, scripts } = read(ownScriptsFile) as OwnScripts;
  const { shell, routes: views } = read('preloads.json') as Preloads;
  const known = new Set(scripts.map(({ file }) => file));
  const needed = [...Object.values(shell), ...routes.map((name) => views[name])];
  return [
    ...(routes.length === 0 ? ['No page says that only scripts of the site run there'] : []),
    ...scripts.flatMap((script) => faultsOf(script, folder)),
    ...needed
      .flatMap((files) => files?.js ?? [])
      .flatMap((file) => (known.has(file) ? [] : [`${ownScriptsFile} does not name ${file}`])),
  ];
}

function faultsOf({ file, integrity, reasons }: OwnScripts['scripts'][number], folder: string) {
  const path = join(folder, file);
  if (!existsSync(path)) return [`${ownScriptsFile} names ${file}, which was not built`];
  const code = readFileSync(path);
  return [
    ...(integrityOf(code) === integrity ? [] : [`${file} is not what ${ownScriptsFile} says`]),
    ...(reasons.length > 0 ? [] : [`Nothing says why ${file} runs where money is ordered`]),
    ...(foreign.test(code.toString()) ? [`${file} fetches code from elsewhere`] : []),
  ];
}
