import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { parameters } from '../../core/shell/parameters.ts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { definePlugin, slots } from '#core';
import { renderPlainPage } from '../../core/shell/plain/renderPlainPage.tsx';
import type { BuiltSite } from '../start/BuiltSite.ts';
import { createEdge } from '../createEdge.ts';
import type { RenderPage, EdgeOptions } from '../EdgeOptions.ts';
import { Dictionaries } from '../page/Dictionaries.ts';
import { createSite, readLayers } from '../sites/loadSites.ts';
import { FailureLog } from '../operation/FailureLog.ts';
import { StaticFiles } from '../files/StaticFiles.ts';

const sectionParameter = { words: ['line', 'live'], isSection: true } as const;

export const betting = definePlugin({
  id: 'betting',
  routes: [
    {
      id: 1000,
      name: 'betting.home',
      path: '',
      titleKey: 'home',
      descriptionKey: 'about',
      load: async () => () => null,
      firstData: [{ endpoint: 'betting.games', query: { section: 'live', limit: '5' } }],
    },
    {
      id: 1002,
      name: 'betting.live',
      path: 'live',
      titleKey: 'live',
      load: async () => () => null,
    },
    {
      id: 1003,
      name: 'betting.event',
      path: ':section/:sport/:champ/:game',
      parameters: {
        section: sectionParameter,
        sport: parameters.slugId,
        champ: parameters.slugId,
        game: parameters.slugId,
      },
      titleKey: 'event',
      load: async () => () => null,
      firstData: [{ endpoint: 'betting.game', params: { id: '{game}' } }],
    },
    {
      id: 1020,
      name: 'betting.office',
      path: 'office',
      titleKey: 'office',
      load: async () => () => null,
      isPrivate: true,
    },
  ],
  slots: [
    {
      id: 'betting.tree',
      slot: slots.columnStart,
      layout: 'desktop',
      load: async () => () => null,
    },
  ],
});
const texts = new Map([
  [
    'betting/en',
    {
      home: 'Sports betting',
      about: 'Odds <on> "everything"',
      live: 'Live',
      event: 'Match {{game}}',
      office: 'Office',
    },
  ],
  ['betting/ru', { home: 'Ставки на спорт', about: 'Всё', live: 'Лайв' }],
  ['shell/en', { notFoundTitle: 'Not found' }],
]);
/** Files in a temporary folder, each with distinguishable compressed copies. */
export function filesOf(texts: Readonly<Record<string, string>>): StaticFiles {
  const folder = mkdtempSync(join(tmpdir(), 'edge-files-'));
  for (const [name, text] of Object.entries(texts)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, 'br');
    writeFileSync(`${path}.gz`, 'gz');
  }
  return new StaticFiles([folder]);
}
export const fileTexts = {
  'assets/main-1.js': 'main',
  'note.js': 'note',
  'assets/inter-latin-1.woff2': 'font',
  'assets/inter-cyrillic-1.woff2': 'font',
  'brands/alder.svg': 'svg',
};
export const build: BuiltSite = {
  files: filesOf(fileTexts),
  ownScripts: {
    routes: ['payments.deposit'],
    scripts: [
      { file: 'assets/main-1.js', integrity: 'sha384-main', reasons: ['frame main'] },
      { file: 'assets/ru-1.js', integrity: 'sha384-ru', reasons: ['texts betting ru'] },
    ],
  },
  preloads: {
    entry: 'assets/main-1.js',
    shell: {
      main: { js: ['assets/main-1.js', 'assets/vendor-1.js'], css: ['assets/main-1.css'] },
      later: { js: ['assets/later-1.js'], css: [] },
      desktop: { js: ['assets/desktop-1.js'], css: ['assets/desktop-1.css'] },
      mobile: { js: ['assets/mobile-1.js'], css: [] },
    },
    routes: {
      'betting.home': { js: ['assets/home-1.js'], css: ['assets/home-1.css'] },
      'betting.live': { js: ['assets/live-1.js'], css: [] },
    },
    mobile: { 'betting.home': { js: ['assets/cards-1.js'], css: [] } },
    slots: { 'betting.tree': { js: ['assets/tree-1.js'], css: [], services: ['betting.stores'] } },
    guards: { 'closing.guard': { js: [], css: [] } },
    services: {},
    locales: { betting: { en: 'assets/en-1.js', ru: 'assets/ru-1.js' } },
    assets: {
      'inter-latin.woff2': 'assets/inter-latin-1.woff2',
      'inter-cyrillic.woff2': 'assets/inter-cyrillic-1.woff2',
    },
  },
};
/** A build whose page has the code of these guards. */
export function buildWithGuards(manifests: readonly PluginManifest[]): BuiltSite {
  const ids = manifests.flatMap(({ guards = [] }) => guards.map(({ id }) => id));
  const guards = Object.fromEntries(ids.map((id) => [id, { js: [], css: [] }]));
  return { ...build, preloads: { ...build.preloads, guards } };
}
export const configFolder = join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'config');
export const siteOf = (
  brand: string,
  extra: Record<string, unknown> = {},
  routes: PluginManifest['routes'] = [],
) =>
  createSite(
    [...readLayers(configFolder, brand, 'test'), { name: 'extra', value: extra }],
    [{ ...betting, routes: [...(betting.routes ?? []), ...routes] }],
  );

/** Renders only the name of the route. */
export const renderRouteName: RenderPage = async (boot) => ({
  html: `<main data-status="${boot.environment.status ?? ''}"></main>`,
  css: '',
  cookies: {},
  errors: [],
});

export function edgeWith(options: Partial<EdgeOptions> = {}) {
  const asked: string[] = [];
  const failures: string[] = [];
  const platform = {
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname}${search}`);
      if (pathname.endsWith('all.json')) return Response.json({});
      if (pathname.startsWith('/redirects-api/'))
        return Response.json({ redirect: false, code: 200, url: '', reasons: [], breadcrumbs: [] });
      return Response.json({
        path: pathname,
        text: '</script><!--',
        language: request.headers.get('x-language'),
      });
    },
  };
  const edge = createEdge({
    sites: new Map([
      ['alder', siteOf('alder')],
      ['birch', siteOf('birch')],
    ]),
    defaultBrand: 'alder',
    stage: 'test',
    platform,
    build,
    failures: new FailureLog((line) => void failures.push(line)),
    dictionaries: new Dictionaries(texts),
    render: renderRouteName,
    renderPlain: renderPlainPage,
    ...options,
  });
  const get = (path: string, headers: Record<string, string> = {}, host = 'localhost:8080') =>
    edge.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } }));
  return { edge, get, asked, failures };
}

interface BootOfPage {
  configuration: Record<string, Record<string, unknown>>;
  environment: Record<string, unknown>;
  firstData: Record<string, unknown>[];
  services: string[];
  serverRender?: { atMs: number };
}

/** Parses the state that the edge has written into a page. */
export function bootOf(html: string): BootOfPage {
  return JSON.parse(
    /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as BootOfPage;
}
