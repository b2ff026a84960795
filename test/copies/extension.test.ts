import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySources } from './copySources.ts';
import { root } from '../sourceFiles.ts';

const { folder, change, faultsOf, remove } = copySources();
afterAll(remove, 60_000);

const create = async (id: string): Promise<string> =>
  faultsOf(process.execPath, 'tools/new/newPlugin.ts', id);
const readJson = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;

/** The inline code of a document that begins with a text. */
function codeOf(document: string, beginning: string): string {
  const found = [...readFileSync(join(root, document), 'utf8').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => code.startsWith(beginning));
  if (found.length !== 1)
    throw new Error(`${document} has ${found.length} pieces of code that begin with ${beginning}`);
  return found[0] ?? '';
}

const contributing = (beginning: string): string => codeOf('CONTRIBUTING.md', beginning);

/** The brand of README.md, word for word: a file that every check accepts unchanged. */
async function addBrand(): Promise<void> {
  const [, text = ''] =
    /^ *```json\n(.+?)^ *```/ms.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const { brand } = JSON.parse(text) as { brand: { id: string } };
  writeFileSync(join(folder, `config/${brand.id}.json`), text.replaceAll(/^ {2}/gm, ''));
  expect(await faultsOf('oxfmt', '--check', 'config')).toBe('');
  expect(await faultsOf(process.execPath, 'tools/site/site.ts', 'check', brand.id)).toBe('');
  extendBrand(brand.id);
}

/** The configuration of the plugin by CONTRIBUTING.md. */
function extendBrand(id: string): void {
  const [menu = '', items = ''] = contributing('menus.section: ').split(': ');
  const configuration = {
    ...readJson(join(folder, `config/${id}.json`)),
    menus: { [menu.replace('menus.', '')]: JSON.parse(items) as unknown },
    features: { 'tips.of-the-day': true },
    plugins: { tips: { limit: 3 } },
  };
  writeFileSync(join(folder, `config/${id}.json`), JSON.stringify(configuration));
}

/** The contributions of CONTRIBUTING.md, in the scaffolded plugin. */
function extendPlugin(): void {
  const fixture = join(root, 'test/fixtures/tips');
  for (const name of readdirSync(join(fixture, 'components')))
    cpSync(
      join(fixture, 'components', name),
      join(folder, 'plugins/tips/components', name.replace('.tmpl', '')),
    );
  for (const name of readdirSync(join(fixture, 'locales')))
    change(`plugins/tips/locales/${name}`, (text) =>
      JSON.stringify({
        ...(JSON.parse(text) as object),
        ...readJson(join(fixture, 'locales', name)),
      }),
    );
  const given = ['menus: [', 'slots: [', 'modals: ['].map((start) => `${contributing(start)},\n`);
  const page = `{ id: 9999, name: 'tips.tip', path: 'tips/:tip', titleKey: 'title', ${contributing('parameters: ')}, ${contributing('skeleton: ')}, load: async () => (await import('./entries/TipsPage.tsx')).TipsPage },`;
  change('plugins/tips/index.ts', (text) =>
    text
      .replace('import { definePlugin', 'import { definePlugin, menus, parameters, slots')
      .replace('routes: [', `$&${page}`)
      .replace(/^ {2}i18n:/m, `${given.join('')}$&`),
  );
  change('plugins/tips/contract.ts', (text) =>
    `${text}\n/** Says what tips are. */\nexport const ${contributing('aboutModal = ')};\n`
      .replace('<Props, Result>', '<object, void>')
      .replace('import { createToken', 'import { createModalToken, createToken'),
  );
  expect(contributing('services.config.features')).toContain("'tips.of-the-day'");
  writeFileSync(
    join(folder, 'plugins/tips/features.schema.json'),
    JSON.stringify({
      properties: { 'tips.of-the-day': { type: 'boolean', description: 'The tip of the day.' } },
    }),
  );
}

test(
  'ARC-21 a brand as written in README.md and a plugin as extended in CONTRIBUTING.md pass every check',
  { timeout: 300_000 },
  async () => {
    // The rules of cyber begin with CYB already; line breaks depend on the length of an id.
    const ids = ['tips', 'cyb', 'probewithaverylongname'.slice(0, 21)] as const;
    for (const id of ids) expect(await create(id)).toBe('');
    expect(readFileSync(join(folder, 'plugins/cyb/SPEC.md'), 'utf8')).toContain('**CYX-1**');
    expect(await faultsOf('oxfmt', '--check', 'plugins', 'config')).toBe('');
    await addBrand();
    extendPlugin();
    expect(await faultsOf('oxfmt', 'plugins/tips', 'config')).toBe('');
    expect(await faultsOf(process.execPath, 'tools/generate.ts')).toBe('');
    const house = [
      'architecture',
      'contract',
      'documents',
      'faults',
      'locales',
      'removal',
      'rules',
      'words',
    ];
    const affected = [
      'edge/sites/SiteFolder',
      'edge/sites/loadSites',
      'edge/files/siteFiles',
      'tools/site',
    ];
    expect(
      await Promise.all([
        faultsOf('tsc', '--noEmit'),
        faultsOf('oxlint', '--type-aware', ...ids.map((id) => `plugins/${id}`)),
        faultsOf('stylelint', `plugins/{${ids.join()}}/**/*.css`),
        faultsOf('knip'),
        faultsOf(process.execPath, 'tools/site/site.ts', 'check'),
      ]),
    ).toEqual(['', '', '', '', '']);
    expect(
      await faultsOf(
        'vitest',
        'run',
        'plugins/tips/',
        'tools/build',
        'tools/generate',
        ...affected,
        ...house.map((name) => `test/${name}.test.ts`),
      ),
    ).toBe('');
  },
);

test('an invalid id is refused before anything is written', async () => {
  for (const id of ['', 'ab', 'Tips', 'class', 'betting']) {
    expect(await create(id), id).not.toBe('');
    expect(existsSync(join(folder, 'plugins', id, 'entries')), id).toBe(false);
  }
});
