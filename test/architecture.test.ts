import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import {
  importsOf,
  root,
  sourceFiles,
  withoutComments,
  type ImportedModule,
  type SourceFile,
} from './sourceFiles.ts';
import { modules, pluginModules, pluginOf, isManifest } from './pageModules.ts';

/** The layer of a file by its name: calls and wire readers, stores, views, pure code. */
const isCall = (path: string): boolean => /(?:Api|[fF]romWire)\.ts$/.test(path);

const isStore = (path: string): boolean => /\/[A-Z]\w*Store\.ts$/.test(path);

const isView = (path: string): boolean => path.endsWith('.tsx');

/** The sandbox part of a plugin, which runs beside the platform and never in a page. */
const isSandboxPart = (path: string): boolean => /^plugins\/[^/]+\/sandbox\//.test(path);

const isTokenOf = (path: string, plugin: string): boolean =>
  path.startsWith(`plugins/${plugin}/`) && /\/(?!is[A-Z]|use[A-Z])[a-z]\w*Token\.ts$/.test(path);

/** Every import that breaks a rule, as `file imports specifier`. */
function breaches(
  files: readonly SourceFile[],
  isAllowed: (path: string, imported: ImportedModule, target: string) => boolean,
): string[] {
  return files.flatMap(({ path, text }) =>
    importsOf(text)
      .filter(
        (imported) =>
          !isAllowed(
            path,
            imported,
            imported.specifier.startsWith('.')
              ? posix.join(posix.dirname(path), imported.specifier)
              : imported.specifier,
          ),
      )
      .map((imported) => `${path} imports ${imported.specifier}`),
  );
}

test('ARC-0 every form of import is found', () => {
  const text =
    "import type { A } from './a.ts';\nimport b, { c,\n  d } from '#core';\nexport { e } from \"./e.ts\";\nimport './f.css';\nconst g = () => import('./g.tsx');\n// import './no.ts'";
  expect(importsOf(text).map(({ specifier }) => specifier)).toEqual([
    './a.ts',
    '#core',
    './e.ts',
    './f.css',
    './g.tsx',
  ]);
  expect(pluginModules.length).toBeGreaterThan(50);
  expect(
    pluginModules
      .flatMap(({ text: code }) => importsOf(code))
      .filter(({ specifier }) => specifier === '#core').length,
  ).toBeGreaterThan(20);
});

const libraries =
  /^(?:react|react\/jsx-runtime|mobx|mobx-react-lite|big\.js|virtua|@base-ui\/react\/[\w-]+|altcha\/(?:lib|workers\/pbkdf2\?url)|@simplewebauthn\/browser|lean-qr\/(?:nano|extras\/svg))$/;

test('ARC-1 plugins import the public APIs of the core, and contract.ts and ui.ts of other plugins', () => {
  const pageModules = pluginModules.filter(({ path }) => !isSandboxPart(path));
  const found = breaches(pageModules, (path, { specifier }, target) => {
    if (isSandboxPart(target)) return false;
    if (/^#core(?:\/(?:data|ui))?$/.test(specifier)) return true;
    if (specifier.startsWith('#domain/')) return true;
    if (specifier.startsWith(`#stored/${pluginOf(path)}/`)) return true;
    if (specifier.startsWith('#wire')) return !isStore(path) && !isView(path);
    if (!specifier.startsWith('.')) return libraries.test(specifier);
    if (target.startsWith(`plugins/${pluginOf(path)}/`)) return true;
    return /^plugins\/[^/]+\/(?:contract|ui)\.ts$/.test(target);
  });
  expect(found).toEqual([]);
});

/** Public APIs by the names under which others import them. */
const publicApis: Readonly<Record<string, string>> = {
  '#core': 'core/index.ts',
  '#core/data': 'core/data/index.ts',
  '#core/ui': 'core/ui/index.ts',
  '#sandbox': 'sandbox/index.ts',
};

test('ARC-19 modules import each other in one direction, types as well', () => {
  const folders = ['core', 'domain', 'edge', 'plugins', 'sandbox', 'schemas', 'test', 'tools'];
  const left = new Map(
    folders
      .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
      .map(({ path, text }) => [
        path,
        importsOf(text)
          .filter(({ isDynamic }) => !isDynamic)
          .map(({ specifier }) =>
            specifier.startsWith('.')
              ? posix.join(posix.dirname(path), specifier)
              : (publicApis[specifier] ?? specifier.replace(/^#(?=domain\/)/, '')),
          ),
      ]),
  );
  expect(left.size).toBeGreaterThan(1500);
  // A module without remaining imports or importers is in no cycle.
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const [path, targets] of left)
      if (!targets.some((target) => left.has(target))) left.delete(path);
    const imported = new Set([...left.values()].flat());
    for (const path of left.keys()) if (!imported.has(path)) left.delete(path);
  }
  expect(
    [...left].map(
      ([path, targets]) => `${path} imports ${targets.filter((each) => left.has(each)).join(', ')}`,
    ),
  ).toEqual([]);
});

test('ARC-26 the sandbox part of a plugin imports #sandbox, the wire types and the domain, and no code of the page', () => {
  const parts = pluginModules.filter(({ path }) => isSandboxPart(path));
  expect(parts.length).toBeGreaterThan(0);
  expect(
    breaches(
      parts,
      (_path, { specifier }, target) =>
        /^#(?:sandbox$|domain\/|wire)/.test(specifier) || isSandboxPart(target),
    ),
  ).toEqual([]);
});

/** A file beside the manifest that other plugins may not import. */
function isDataOf(path: string, plugin: string | undefined): boolean {
  const name = /^plugins\/([^/]+)\/(\w+)\.ts$/.exec(path);
  return name?.[1] === plugin && !['index', 'contract', 'ui'].includes(name?.[2] ?? 'index');
}

test('ARC-2 manifests import #core, contracts and tokens of plugins, and data files only', () => {
  const manifests = pluginModules.filter(({ path }) => isManifest(path));
  expect(manifests.length).toBeGreaterThan(3);
  expect(
    breaches(
      manifests,
      (path, { specifier, isDynamic }, target) =>
        isDynamic ||
        specifier === '#core' ||
        /^plugins\/[^/]+\/contract\.ts$/.test(target) ||
        isTokenOf(target, pluginOf(path)) ||
        isDataOf(target, pluginOf(path)),
    ),
  ).toEqual([]);
  // Data files of a long manifest are as light as itself and load nothing.
  const data = pluginModules.filter(({ path }) => isDataOf(path, pluginOf(path)));
  expect(
    breaches(
      data,
      (path, { specifier, isDynamic, isTypeOnly }, target) =>
        !isDynamic &&
        (isTypeOnly ||
          specifier === '#core' ||
          /^plugins\/[^/]+\/contract\.ts$/.test(target) ||
          isDataOf(target, pluginOf(path))),
    ),
  ).toEqual([]);
  // A token that only the plugin's own files use is beside its service, and is as light.
  const tokens = pluginModules.filter(({ path }) => isTokenOf(path, pluginOf(path)));
  expect(
    breaches(tokens, (_path, { specifier, isTypeOnly }) => isTypeOnly || specifier === '#core'),
  ).toEqual([]);
});

test('ARC-3 the core imports no plugin, and nothing of sandbox, edge and tools', () => {
  const found = breaches(
    modules('core'),
    (path, _imported, target) =>
      !/^(?:plugins|sandbox|edge|tools|test)\//.test(target) ||
      (path === 'core/runtime/boot/manifests.ts' && target === 'plugins/index.ts') ||
      (path === 'core/runtime/boot/debugManifests.ts' && target === 'plugins/debug.ts'),
  );
  expect(found).toEqual([]);
});

test('ARC-4 domain is pure: it imports only itself, and readers also the wire types', () => {
  const domain = modules('domain');
  expect(domain.length).toBeGreaterThan(50);
  expect(
    breaches(
      domain,
      (path, { specifier, isTypeOnly }, target) =>
        specifier.startsWith('#domain/') ||
        target.startsWith('domain/') ||
        (specifier === '#wire' && isTypeOnly && path.endsWith('FromWire.ts')),
    ),
  ).toEqual([]);
});

test('ARC-5 stores import neither React nor views', () => {
  const stores = pluginModules.filter(({ path }) => isStore(path));
  expect(stores.length).toBeGreaterThan(30);
  expect(
    breaches(
      stores,
      (_path, { specifier }, target) =>
        !/^react|^mobx-react/.test(specifier) && specifier !== '#core/ui' && !isView(target),
    ),
  ).toEqual([]);
});

test('ARC-6 views make no calls', () => {
  const views = pluginModules.filter(({ path }) => isView(path));
  expect(views.length).toBeGreaterThan(100);
  expect(breaches(views, (_path, { isTypeOnly }, target) => isTypeOnly || !isCall(target))).toEqual(
    [],
  );
});

test('ARC-7 the sandbox imports no plugin, edge or tool, and finds the parts of plugins by a generated list', () => {
  const found = breaches(modules('sandbox'), (_path, { isTypeOnly }, target) => {
    if (target.startsWith('plugins/')) return false;
    if (target.startsWith('core/')) return isTypeOnly;
    return !/^(?:edge|tools|#core\/ui)/.test(target);
  });
  expect(found).toEqual([]);
});

test('ARC-72 code that keeps a process running imports Node only, so that edge and sandbox share it', () => {
  const found = modules('process');
  expect(found.length).toBeGreaterThan(1);
  expect(breaches(found, (_path, { specifier }) => specifier.startsWith('node:'))).toEqual([]);
});

test('ARC-8 plugins cause effects through the services of the core only', () => {
  const forbidden =
    /(?<![.\w])(?:fetch|setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|eval|WebSocket|EventSource|XMLHttpRequest|BroadcastChannel)\s*\(|\b(?:localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b|\bDate\.now\(|\bnew Date\(\)|(?<![.\w])(?:window\.)?(?:location|history)\.|\.innerHTML\b|dangerouslySetInnerHTML|\bnew Function\b/;
  const found = pluginModules.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        forbidden.test(line.replace(/'[^']*'/g, "''"))
          ? [`${path}:${index + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});

test('ARC-9 manifests run in plain Node, have no side effects and serialise', () => {
  const script = `
    const before = Object.getOwnPropertyNames(globalThis).length;
    const { plugins } = await import('./plugins/index.ts');
    const { shell } = await import('./core/shell/index.ts');
    const text = JSON.stringify([shell, ...plugins]);
    console.log(JSON.stringify({ ids: JSON.parse(text).map((each) => each.id), added: Object.getOwnPropertyNames(globalThis).length - before }));`;
  const { ids, added } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as { ids: string[]; added: number };
  expect(ids).toContain('betting');
  expect(new Set(ids).size).toBe(ids.length);
  expect(added).toBe(0);
});

test('ARC-10 PLN-55 PLN-200 the part of a manifest that a page loads weighs at most 1 kB and contains no texts', () => {
  // In plain Node, because the test runner rewrites the thunks.
  const script = `
    const { installedPlugins } = await import('./tools/build/installedPlugins.ts');
    const { thunksOf } = await import('./tools/generate/contributedCode.ts');
    console.log(JSON.stringify((await installedPlugins()).map((plugin) => [plugin.manifest.id, thunksOf(plugin)])));`;
  const thunks = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as [string, string][];
  expect(thunks.length).toBeGreaterThan(10);
  const weights = thunks.map(([plugin, text]) => ({
    plugin,
    bytes: brotliCompressSync(minifySync(`${plugin}.js`, `export default ${text}`).code).length,
  }));
  expect(weights.filter(({ bytes }) => bytes > 1024)).toEqual([]);
  expect(thunks.filter(([, text]) => text.includes('locales/'))).toEqual([]);
});
