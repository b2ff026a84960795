/** House rules of style sheets: tokens that exist instead of literals, logical instead of physical directions. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findStyleFaults } from './findStyleFaults.ts';
import { findUnknownTokens } from './findUnknownTokens.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = ['core', 'plugins', 'config'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?|json)$/.test(name) && !/[\\/]locales[\\/]/.test(name))
    .map((name) => ({
      path: join(folder, name),
      text: readFileSync(join(root, folder, name), 'utf8'),
    })),
);
const sheets = sources.filter(({ path }) => path.endsWith('.css'));
const faults = [
  ...sheets.flatMap(({ path, text }) => findStyleFaults(path, text)),
  ...findUnknownTokens(sources),
];
for (const { path, line, message } of faults) console.error(`${path}:${line} ${message}`);
console.log(`${sheets.length} style sheets, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
