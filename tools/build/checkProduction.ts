/**
 * Fails if the production build contains sandbox, tests, debugging or code from strings, or a
 * script on a payment page that the inventory does not list.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfOwnScripts } from './faultsOfOwnScripts.ts';
import { rootFolder } from './installedPlugins.ts';

const build = join(rootFolder, process.argv[2] ?? 'dist/production');
const folder = join(build, 'assets');
const forbidden = [
  /\beval\(/,
  /\bnew Function\(/,
  /\/sandbox\/v1/,
  /Demo-pass-1/,
  /debugger-route/,
  /cricket-dev-page/,
  /internal-vpn/,
  /component-gallery/,
  /ChaosError/,
  /sourceMappingURL/,
];
const found = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    const paths = code.includes(rootFolder)
      ? [`${name} contains a path of the machine that built it`]
      : [];
    return [
      ...paths,
      ...forbidden
        .filter((pattern) => pattern.test(code))
        .map((pattern) => `${name} contains ${String(pattern)}`),
    ];
  });
found.push(...faultsOfOwnScripts(build));
for (const message of found) console.error(message);
process.exit(found.length === 0 ? 0 : 1);
