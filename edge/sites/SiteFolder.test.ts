import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { SiteFolder } from './SiteFolder.ts';
import { StaticFiles } from '../files/StaticFiles.ts';
import { build, configFolder, edgeWith } from '../testing/edgeStage.ts';

const folders: string[] = [];
afterEach(() => void vi.useRealTimers());
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-folder-'));
  folders.push(folder);
  cpSync(configFolder, folder, { recursive: true });
  const lines: string[] = [];
  const sites = new SiteFolder({
    folder,
    stage: 'test',
    manifests: [],
    defaultBrand: 'alder',
    log: (line) => void lines.push(line),
  });
  const change = (brand: string, changes: object): void => {
    const path = join(folder, `${brand}.json`);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(text) as object), ...changes }));
  };
  const nameOf = (brand: string): string | undefined =>
    sites.sites.get(brand)?.configuration.brand.name;
  const named = (id: string, name: string): object => ({
    brand: { id, name, hosts: [`${id}.localhost`] },
  });
  return { folder, lines, sites, change, nameOf, named };
}

test('EDG-398 a file that changes is served within seconds, without a start', () => {
  vi.useFakeTimers();
  const { sites, change, nameOf, named } = openFolder();
  const onChange = vi.fn();
  const unwatch = sites.watch(onChange);
  const alder = sites.sites.get('alder');
  vi.advanceTimersByTime(4000);
  expect(onChange).not.toHaveBeenCalled();
  change('birch', named('birch', 'Birch Nova'));
  vi.advanceTimersByTime(2000);
  expect([nameOf('birch'), onChange.mock.calls.length]).toEqual(['Birch Nova', 1]);
  expect(sites.sites.get('alder')).toBe(alder);
  unwatch();
  change('birch', named('birch', 'Later'));
  vi.advanceTimersByTime(4000);
  expect(nameOf('birch')).toBe('Birch Nova');
});

test('EDG-398 brands come and go; the one of hosts that no brand names stays', () => {
  const { folder, sites, named, nameOf } = openFolder();
  writeFileSync(join(folder, 'verano.json'), JSON.stringify(named('verano', 'Verano')));
  rmSync(join(folder, 'birch.json'));
  rmSync(join(folder, 'alder.json'));
  sites.refresh();
  expect([...sites.sites.keys()].sort()).toEqual(['alder', 'verano']);
  expect(nameOf('alder')).toBe('Alder');
});

test('EDG-399 a brand that becomes invalid stays as it was, is logged with its fault, and the others are not affected', () => {
  const { folder, lines, sites, change, nameOf, named } = openFolder();
  change('alder', { currency: 'eur' });
  change('birch', named('birch', 'Birch Nova'));
  sites.refresh();
  expect([nameOf('alder'), nameOf('birch')]).toEqual(['Alder', 'Birch Nova']);
  expect(sites.sites.get('alder')?.configuration.currency).toBe('EUR');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'configuration-refused',
    brand: 'alder',
    reason: expect.stringContaining('config/alder.json  currency  "eur"') as string,
  });
  writeFileSync(join(folder, 'base.json'), '{');
  sites.refresh();
  expect([...sites.sites.keys()].sort()).toEqual(['alder', 'birch']);
});

test('EDG-398 the next page is made from the current files, with the overrides of the platform', async () => {
  const { sites, change, named } = openFolder();
  const { get } = edgeWith({ sites: sites.sites });
  const title = async (): Promise<string | undefined> =>
    /<title>([^<]*)/.exec(await (await get('/en/nowhere')).text())?.[1];
  expect(await title()).toBe('Not found · Alder');
  change('alder', named('alder', 'Alder Two'));
  sites.refresh();
  expect(await title()).toBe('Not found · Alder Two');
});

test('EDG-397 files of the folder of an operator go before those of the build, and come without a start', async () => {
  const { folder } = openFolder();
  const own = join(folder, 'public');
  const files = new StaticFiles([own, join(import.meta.dirname, '..', '..', 'public')]);
  const { get } = edgeWith({ build: { ...build, files } });
  expect(await (await get('/brands/alder.svg')).text()).toContain('<svg');
  mkdirSync(join(own, 'brands'), { recursive: true });
  writeFileSync(join(own, 'brands', 'alder.svg'), 'own mark');
  writeFileSync(join(own, 'brands', 'verano.svg'), 'new mark');
  expect((await get('/brands/verano.svg')).status).toBe(404);
  files.refresh();
  expect(await (await get('/brands/alder.svg')).text()).toBe('own mark');
  expect(await (await get('/brands/verano.svg')).text()).toBe('new mark');
});
