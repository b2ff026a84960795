import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { PluginManifest } from '#core';
import { plugins } from '../../plugins/index.ts';
import { brandIds } from '../../edge/sites/loadSites.ts';
import { withoutNeed } from '../importsOfPlugins.ts';
import { importsOf, sourceFiles } from '../sourceFiles.ts';
import { copySources } from './copySources.ts';

const { folder, change, faultsOf, remove } = copySources();
afterAll(remove, 60_000);

const manifests: readonly PluginManifest[] = plugins;
const needed = new Set([
  ...manifests.flatMap(({ needs }) => needs ?? []),
  ...withoutNeed.map((entry) => entry.split(' ').at(-1)),
]);
const removable = manifests.map(({ id }) => id).filter((id) => !needed.has(id));
const list = join(folder, 'plugins/index.ts');

/** Removes folders and lines until the test ends. */
function removePlugins(ids: readonly string[]): void {
  const listed = readFileSync(list, 'utf8');
  const nameOf = (id: string): string =>
    new RegExp(`import \\{ (\\w+) \\} from '\\./${id}/index\\.ts'`).exec(listed)?.[1] ?? id;
  const isOf = (line: string): boolean =>
    ids.some((id) => line.includes(`'./${id}/index.ts'`) || line.trim() === `${nameOf(id)},`);
  const move = (id: string, isBack: boolean): void => {
    const [from, to] = [join(folder, 'plugins', id), join(folder, `${id}-away`)];
    renameSync(isBack ? to : from, isBack ? from : to);
  };
  ids.forEach((id) => move(id, false));
  change('plugins/index.ts', (text) =>
    text
      .split('\n')
      .filter((line) => !isOf(line))
      .join('\n'),
  );
  onTestFinished(() => {
    ids.forEach((id) => move(id, true));
    writeFileSync(list, listed);
  });
}

interface Import {
  readonly importer: string;
  readonly specifier: string;
  readonly target: string;
}

function importsIn(areas: readonly string[]): readonly Import[] {
  return areas
    .flatMap((area) => sourceFiles(area, /\.tsx?$/, folder))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .map(({ specifier }) => specifier.replace(/\?.*$/, ''))
        .filter((specifier) => specifier.startsWith('.') && !specifier.includes('$'))
        .map((specifier) => ({
          importer: path,
          specifier,
          target: posix.join(posix.dirname(path), specifier),
        })),
    );
}

const written = importsIn([
  'domain',
  'core',
  'plugins',
  'sandbox',
  'edge',
  'process',
  'tools',
  'test',
]);

/** Imports of missing files from existing ones. Some tests contain such an import as text. */
function lostImports(): string[] {
  const known = new Map<string, boolean>();
  const isThere = (path: string): boolean => {
    const is = known.get(path) ?? existsSync(join(folder, path));
    known.set(path, is);
    return is;
  };
  return [...written, ...importsIn(['schemas/generated'])]
    .filter(({ importer, target }) => !isThere(target) && isThere(importer))
    .filter(({ importer }) => importer !== 'plugins/index.ts')
    .map(({ importer, specifier }) => `${importer} imports ${specifier}`);
}

test('ARC-16 most plugins can be deleted', () => {
  expect(removable.length).toBeGreaterThanOrEqual(9);
});

/**
 * Sets of plugins, few enough to test each: for any two plugins one set has the first without the
 * second. The plugins of a set have the same bit in their number, and all numbers have the same
 * count of bits, so that none contains all bits of another.
 */
function splits(ids: readonly string[]): readonly (readonly string[])[] {
  const bits = 6;
  const setBits = (number: number): number => number.toString(2).replaceAll('0', '').length;
  const numbers = Array.from({ length: 2 ** bits }, (_, number) => number).filter(
    (number) => setBits(number) === bits / 2,
  );
  if (ids.length > numbers.length) throw new RangeError(`${ids.length} plugins need more bits`);
  return Array.from({ length: bits }, (_, bit) =>
    ids.filter((_id, index) => ((numbers[index] ?? 0) & (1 << bit)) !== 0),
  );
}

// A missing import would also break types; the next test runs the slow compiler once for all sets.
test.each(splits(removable).map((ids) => [ids.join(', '), ids] as const))(
  'ARC-16 without the folders %s and their lines in plugins/index.ts no import is missing',
  { timeout: 120_000 },
  async (_names, ids) => {
    const lost = lostImports();
    removePlugins(ids);
    expect(await faultsOf(process.execPath, 'tools/generate.ts')).toBe('');
    expect(lostImports().filter((entry) => !lost.includes(entry))).toEqual([]);
  },
);

test('ARC-16 each of them is deleted in a split in which any other one stays', () => {
  const sets = splits(removable);
  for (const away of removable)
    for (const stays of removable.filter((id) => id !== away))
      expect(
        sets.some((ids) => ids.includes(away) && !ids.includes(stays)),
        `${away} without ${stays}`,
      ).toBe(true);
});

test(
  'ARC-16 without all optional plugins types and build pass, and the check names their remains in the configuration',
  { timeout: 300_000 },
  async () => {
    removePlugins(removable);
    expect(await faultsOf(process.execPath, 'tools/generate.ts')).toBe('');
    expect(
      await Promise.all([
        faultsOf('tsc', '--noEmit'),
        faultsOf('vite', 'build', '--logLevel', 'error'),
      ]),
    ).toEqual(['', '']);
    const site = async (...args: readonly string[]): Promise<string> =>
      faultsOf(process.execPath, 'tools/site/site.ts', ...args);
    const faults = (await site('check')).split('\n').filter((line) => line.startsWith('config/'));
    expect(faults.length).toBeGreaterThan(0);
    expect(
      faults.filter((fault) => !removable.some((id) => new RegExp(`"${id}[".]`).test(fault))),
    ).toEqual([]);
    // Remaining configuration of a removed plugin does not prevent the start: it is dropped from
    // the plan.
    for (const brand of brandIds(join(folder, 'config')))
      expect(await site('explain', brand)).toBe('');
  },
);
