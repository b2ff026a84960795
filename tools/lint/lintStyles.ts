/** House rules of style sheets: tokens instead of literals, logical instead of physical directions. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findStyleFaults } from './findStyleFaults.ts';

const root = join(import.meta.dirname, '..', '..');
const sheets = ['core', 'plugins'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);
const faults = sheets.flatMap((path) => findStyleFaults(path, readFileSync(join(root, path), 'utf8')));
for (const { path, line, message } of faults) console.error(`${path}:${line} ${message}`);
console.log(`${sheets.length} style sheets, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
