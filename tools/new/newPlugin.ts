/** Makes a plugin that has a page, texts and a rule, is listed and switched on, and passes every check at once. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedPlugins, rootFolder } from '../build/installedPlugins.ts';

const id = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]{2,20}$/.test(id)) {
  console.error(
    'Usage: npm run new -- plugin <id>; the id is 3 to 21 lower-case letters and digits, such as lotto',
  );
  process.exit(1);
}
const folder = join(rootFolder, 'plugins', id);
if (existsSync(folder)) {
  console.error(`plugins/${id} exists already`);
  process.exit(1);
}
const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
const prefix = id.slice(0, 3).toUpperCase();
const installed = await installedPlugins();
const routeId =
  Math.max(
    1000,
    ...installed.flatMap(({ manifest }) => (manifest.routes ?? []).map((route) => route.id)),
  ) + 1;

const files: Readonly<Record<string, string>> = {
  'index.ts': `import { definePlugin } from '#core';

export const ${id} = definePlugin({
  id: '${id}',
  routes: [
    {
      id: ${routeId},
      name: '${id}.home',
      path: '${id}',
      titleKey: 'title',
      load: async () => (await import('./pages/${name}Page.tsx')).${name}Page,
      skeleton: 'text',
    },
  ],
  i18n: { load: (language) => import(\`./locales/\${language}.json\`) },
});
`,
  [`pages/${name}Page.tsx`]: `import { Panel, useTranslate } from '#core/ui';
import styles from './${name}Page.module.css';

/** The page of the plugin. */
export function ${name}Page() {
  const t = useTranslate('${id}');
  return (
    <Panel className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('text')}</p>
    </Panel>
  );
}
`,
  [`pages/${name}Page.module.css`]: `.page {
  display: grid;
  gap: 8px;
  padding: 20px 24px;
}

.title {
  font-size: var(--fs-20);
}
`,
  'SPEC.md': `# ${name}\n\n- **${prefix}-1** The plugin has a page at \`/{lng}/${id}\`.\n`,
  'manifest.test.ts': `import { expect, test } from 'vitest';
import { ${id} } from './index.ts';

test('${prefix}-1 the plugin has a page', () => {
  expect(${id}.routes.map((route) => route.path)).toEqual(['${id}']);
});
`,
};
const texts: Readonly<Record<string, readonly [title: string, text: string]>> = {
  en: ['New page', 'This page is new.'],
  ru: ['Новая страница', 'Эта страница новая.'],
  es: ['Página nueva', 'Esta página es nueva.'],
  pt: ['Página nova', 'Esta página é nova.'],
  de: ['Neue Seite', 'Diese Seite ist neu.'],
  fr: ['Nouvelle page', 'Cette page est nouvelle.'],
  tr: ['Yeni sayfa', 'Bu sayfa yeni.'],
  ar: ['صفحة جديدة', 'هذه الصفحة جديدة.'],
};
const dictionaries = Object.fromEntries(
  Object.entries(texts).map(([language, [title, text]]) => [
    `locales/${language}.json`,
    `${JSON.stringify({ title, text }, null, 2)}\n`,
  ]),
);
for (const [path, text] of Object.entries({ ...files, ...dictionaries })) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const listPath = join(rootFolder, 'plugins', 'index.ts');
const list = readFileSync(listPath, 'utf8');
const lastImport = [...list.matchAll(/^import \{ \w+ \} from '\.\/\w+\/index\.ts';\n/gm)].at(-1);
const insertAt = (lastImport?.index ?? 0) + (lastImport?.[0].length ?? 0);
writeFileSync(
  listPath,
  `${list.slice(0, insertAt)}import { ${id} } from './${id}/index.ts';\n${list.slice(insertAt)}`.replace(
    /(: readonly PluginManifest\[\] = \[[^\]]*)\]/,
    `$1, ${id}]`,
  ),
);

const basePath = join(rootFolder, 'config', 'base.json');
// By hand and not by a writer of JSON: that would lay out the rest of the file anew.
writeFileSync(
  basePath,
  readFileSync(basePath, 'utf8').replace(/^ {2}"plugins": \{\n/m, `$&    "${id}": {},\n`),
);
console.log(
  `plugins/${id} is there, listed in plugins/index.ts and on in config/base.json. Its page: /en/${id}. Rules: ${prefix}-1 in plugins/${id}/SPEC.md.`,
);
