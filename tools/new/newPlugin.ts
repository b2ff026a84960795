/**
 * Creates a plugin from `template/`: settings, a shape, a call, its answer by the sandbox, a store,
 * a page, texts, rules and their tests. It is listed and switched on, and passes every check.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { installedPlugins, rootFolder } from '../build/installedPlugins.ts';

const id = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]{2,20}$/.test(id) || isReserved(id))
  fail(
    'Usage: npm run new -- plugin <id>; the id is 3 to 21 lower-case letters and digits, ' +
      'such as lotto, and no word of TypeScript',
  );
const folder = join(rootFolder, 'plugins', id);
if (existsSync(folder)) fail(`plugins/${id} exists already`);

const prefix = freePrefix(id);
const installed = await installedPlugins();
const routeId =
  Math.max(
    1000,
    ...installed.flatMap(({ manifest }) => (manifest.routes ?? []).map((route) => route.id)),
  ) + 1;
const values: Readonly<Record<string, string>> = {
  id,
  Name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  PRE: prefix,
  routeId: String(routeId),
};
const filled = (text: string): string =>
  text.replace(/__(id|Name|PRE|routeId)__/g, (_match, name: string) => values[name] ?? '');

const template = join(import.meta.dirname, 'template');
for (const name of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
  if (!statSync(join(template, name)).isFile()) continue;
  const path = join(folder, filled(name).replace(/\.tmpl$/, ''));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, filled(readFileSync(join(template, name), 'utf8')));
}

// A JSON or TypeScript writer would reformat the rest of these files.
change(join('plugins', 'index.ts'), (text) => {
  const last = [...text.matchAll(/^import \{ \w+ \} from '\.\/\w+\/index\.ts';\n/gm)].at(-1);
  const at = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return `${text.slice(0, at)}import { ${id} } from './${id}/index.ts';\n${text.slice(at)}`.replace(
    /(: readonly PluginManifest\[\] = \[[^\]]*?),?\s*\]/,
    `$1, ${id}]`,
  );
});
change(join('config', 'base.json'), (text) =>
  text.replace(/^ {2}"plugins": \{\n/m, `$&    "${id}": {},\n`),
);
// Line breaks depend on the length of the id.
execFileSync(join(rootFolder, 'node_modules', '.bin', 'oxfmt'), [folder, 'plugins/index.ts'], {
  cwd: rootFolder,
  shell: process.platform === 'win32',
});
execFileSync(process.execPath, [join(rootFolder, 'tools', 'generate.ts')], { stdio: 'inherit' });
console.log(
  `plugins/${id} is there, listed in plugins/index.ts and on in config/base.json.
Its page: /en/${id}. Rules: ${prefix}-1 to ${prefix}-6 in plugins/${id}/SPEC.md.`,
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Whether the name is reserved in JavaScript. */
function isReserved(name: string): boolean {
  try {
    new Script(`'use strict'; const ${name} = 0;`);
    return false;
  } catch {
    return true;
  }
}

/** Three letters that begin no rule yet: the first ones of the name, or the next free ones. */
function freePrefix(name: string): string {
  const taken = new Set(
    ['domain', 'core', 'plugins', 'sandbox', 'edge']
      .flatMap((area) =>
        readdirSync(join(rootFolder, area), { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('SPEC.md'))
          .map((path) => readFileSync(join(rootFolder, area, path), 'utf8')),
      )
      .flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]{3})-/gm)].map((match) => match[1])),
  );
  const letters = `${name.replace(/\d/g, '')}xyz`.toUpperCase().split('');
  for (let second = 1; second < letters.length; second += 1)
    for (let third = second + 1; third < letters.length; third += 1) {
      const candidate = `${letters[0]}${letters[second]}${letters[third]}`;
      if (!taken.has(candidate)) return candidate;
    }
  return fail(`Every prefix of rules that ${name} could have is taken`);
}

function change(path: string, by: (text: string) => string): void {
  const whole = join(rootFolder, path);
  writeFileSync(whole, by(readFileSync(whole, 'utf8')));
}
