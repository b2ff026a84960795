import { join } from 'node:path';
import { definePlugin } from '#core';
import type { BuiltSite, StaticFile } from '../BuiltSite.ts';
import { createEdge } from '../createEdge.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import { Dictionaries } from '../Dictionaries.ts';
import { createSite, readLayers } from '../loadSites.ts';

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
      skeleton: 'home',
      firstData: [{ endpoint: 'betting.games', query: { section: 'live', limit: '5' } }],
    },
    { id: 1002, name: 'betting.live', path: 'live', titleKey: 'live', load: async () => () => null, skeleton: 'list' },
    {
      id: 1003,
      name: 'betting.event',
      path: ':section/:sport/:champ/:game',
      parameters: { section: 'section', sport: 'slugId', champ: 'slugId', game: 'slugId' },
      titleKey: 'event',
      load: async () => () => null,
      skeleton: 'event',
      firstData: [{ endpoint: 'betting.game', params: { id: '{game}' } }],
    },
    { id: 1020, name: 'betting.office', path: 'office', titleKey: 'office', load: async () => () => null, skeleton: 'office', isPrivate: true },
  ],
  slots: [{ id: 'betting.tree', slot: 'column.start', layout: 'desktop', load: async () => () => null }],
});
const texts = new Map([
  ['betting/en', { home: 'Sports betting', about: 'Odds <on> "everything"', live: 'Live', event: 'Match {{game}}', office: 'Office' }],
  ['betting/ru', { home: 'Ставки на спорт', about: 'Всё', live: 'Лайв' }],
  ['shell/en', { notFoundTitle: 'Not found' }],
]);
export const file = (text: string, isImmutable: boolean): StaticFile => ({
  type: 'text/javascript; charset=utf-8',
  etag: `"${text}"`,
  isImmutable,
  plain: new TextEncoder().encode(text),
  brotli: new TextEncoder().encode('br'),
  gzip: new TextEncoder().encode('gz'),
});
export const build: BuiltSite = {
  files: new Map([
    ['/assets/main-1.js', file('main', true)],
    ['/note.js', file('note', false)],
    ['/assets/inter-latin-1.woff2', file('font', true)],
    ['/assets/inter-cyrillic-1.woff2', file('font', true)],
    ['/brands/northline.svg', file('svg', false)],
  ]),
  preloads: {
    entry: 'assets/main-1.js',
    shell: {
      main: { js: ['assets/main-1.js', 'assets/vendor-1.js'], css: ['assets/main-1.css'] },
      later: { js: ['assets/later-1.js'], css: [] },
      desktop: { js: ['assets/desktop-1.js'], css: ['assets/desktop-1.css'] },
      mobile: { js: ['assets/mobile-1.js'], css: [] },
    },
    routes: { 'betting.home': { js: ['assets/home-1.js'], css: ['assets/home-1.css'] }, 'betting.live': { js: ['assets/live-1.js'], css: [] } },
    mobile: { 'betting.home': { js: ['assets/cards-1.js'], css: [] } },
    slots: { 'betting.tree': { js: ['assets/tree-1.js'], css: [], services: ['betting.stores'] } },
    guards: {},
    services: {},
    locales: { betting: { en: 'assets/en-1.js', ru: 'assets/ru-1.js' } },
    assets: { 'inter-latin.woff2': 'assets/inter-latin-1.woff2', 'inter-cyrillic.woff2': 'assets/inter-cyrillic-1.woff2' },
  },
};
export const configFolder = join(import.meta.dirname, '..', '..', 'config');
export const siteOf = (brand: string, extra: Record<string, unknown> = {}) => createSite([...readLayers(configFolder, brand, 'test'), { name: 'extra', value: extra }], [betting]);

export function edgeWith(options: Partial<EdgeOptions> = {}) {
  const asked: string[] = [];
  const platform = {
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${pathname}${search}`);
      if (pathname.endsWith('all.json')) return Response.json({});
      if (pathname.startsWith('/redirects-api/')) return Response.json({ redirect: false, code: 200, url: '', reasons: [], breadcrumbs: [] });
      return Response.json({ path: pathname, text: '</script><!--', language: request.headers.get('x-language') });
    },
  };
  const edge = createEdge({
    sites: new Map([
      ['northline', siteOf('northline')],
      ['solara', siteOf('solara')],
    ]),
    defaultBrand: 'northline',
    stage: 'test',
    platform,
    build,
    dictionaries: new Dictionaries(texts),
    ...options,
  });
  const get = (path: string, headers: Record<string, string> = {}, host = 'localhost:8080') => edge.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } }));
  return { edge, get, asked };
}

export function bootOf(html: string): {
  configuration: Record<string, Record<string, unknown>>;
  environment: Record<string, unknown>;
  firstData: Record<string, unknown>[];
  services: string[];
} {
  return JSON.parse(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as never;
}
