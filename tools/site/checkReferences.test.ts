import { expect, test } from 'vitest';
import { pageAt } from '../../edge/addresses/pageAt.ts';
import { brandIds, createSite, readLayers } from '../../edge/sites/loadSites.ts';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { answerWith } from '../../test/network/answerPaths.ts';
import { platformOffer } from './Offer.ts';
import { shipped, shippedFolder, faultsOf } from './testing/faultsOf.ts';

const entry = (id: string, target: string, more: object = {}) => ({
  id,
  labelKey: 'shell:help',
  target,
  ...more,
});

test.each([
  [
    'SHL-522 a feature that nothing reads',
    { features: { cookieConsnt: true } },
    'features.cookieConsnt  "cookieConsnt" switches nothing: no plugin and no condition of a menu reads it; nearest: "cookieConsent"',
  ],
  [
    'SHL-522 a switch of no plugin',
    { features: { 'plugin.beting': false } },
    'nearest: "plugin.betting"',
  ],
  [
    'SHL-523 a plugin that others need',
    { plugins: { auth: false, office: false } },
    'plugins.auth  false switches off what plugins.access (config/base.json) and plugins.recovery (config/base.json) need; switch it on, or those off with false',
  ],
  [
    'SHL-523 a switch that takes away what others need',
    { features: { 'plugin.auth': false }, plugins: { office: false, recovery: false } },
    'features.plugin.auth  false switches off what plugins.access (config/base.json) needs',
  ],
  [
    'SHL-524 no page to begin with',
    { plugins: { betting: false, cyber: false, results: false } },
    'plugins.betting  leaves no page at /en, and no entry of the menus main, section and bottom leads to another',
  ],
  [
    'SHL-525 an entry that stands twice',
    { menus: { main: ['live', '*', 'live'] } },
    'menus.main[2]  "live" stands in the menu already, as entry 0',
  ],
  [
    'SHL-525 an entry that leads nowhere',
    { menus: { footer: [{ id: 'x', labelKey: 'shell:help' }] } },
    'menus.footer[0]  "x" leads nowhere: it needs a target or children',
  ],
  [
    'SHL-525 an entry without the parameters of its page',
    { menus: { footer: [entry('x', 'betting.curated')] } },
    'menus.footer[0].params.pageType  is missing: the path of betting.curated is /:pageType',
  ],
  [
    'SHL-525 an entry with a parameter that its page has not',
    { menus: { footer: [entry('x', 'betting.live', { params: { sport: '1' } })] } },
    'menus.footer[0].params.sport  "sport" is no parameter of betting.live',
  ],
  [
    'SHL-526 a contributed entry of a closed section',
    { menus: { main: ['cyber', '*'] }, plugins: { cyber: false } },
    'menus.main[0]  "cyber" is not shown: plugins.cyber is false in the configuration',
  ],
  [
    'SHL-526 an entry to a closed page',
    {
      menus: {
        footer: [
          {
            id: 'more',
            labelKey: 'shell:help',
            children: [entry('x', 'betting.line'), entry('y', 'results.page')],
          },
        ],
      },
      plugins: { results: false },
    },
    'menus.footer[0].children[1]  "y" is not shown: target results.page is not in the plan',
  ],
  [
    'SHL-527 a path with slashes around it',
    { routes: { 'betting.line': { path: '/line/' } } },
    'routes.betting.line.path  "/line/" has an empty segment; write it without a slash before, after or twice; nearest: "line"',
  ],
  [
    'SHL-527 a path without the parameters of its page',
    { routes: { 'betting.event': { path: 'match/:game' } } },
    '"match/:game" must have the parameters of its page: :champ, :game, :section, :sport; nearest: ":section/:sport/:champ/:game"',
  ],
  [
    'SHL-528 two pages on one path',
    { routes: { 'betting.line': { path: 'live' } } },
    'routes.betting.line.path  "live" is the path of betting.live, too',
  ],
  [
    'SHL-529 a page type that a page hides',
    { pageTypes: { live: {} } },
    'pageTypes.live  "live" is hidden by the page /live',
  ],
  [
    'SHL-529 a competition without its sport',
    { pageTypes: { cup: { competition: 2 } } },
    'pageTypes.cup.sport  is missing',
  ],
  [
    'SHL-529 a sport beside a selection',
    { pageTypes: { cup: { sport: 2, selection: {} } } },
    'pageTypes.cup.sport  2 does nothing beside a selection',
  ],
  [
    'SHL-529 a menu section that addresses have already',
    { menuSections: ['soon', 'live'] },
    'menuSections[1]  "live" stands in the address of a page already',
  ],
  [
    'SHL-530 a move with a slash too much',
    { redirects: [{ from: '/old', to: 'live' }] },
    'redirects[0].from  "/old" has an empty segment; write it without a slash before, after or twice; nearest: "old"',
  ],
  [
    'SHL-530 a move of one language',
    { redirects: [{ from: 'en/old', to: 'live' }] },
    'redirects[0].from  "en/old" stands without the language: a move is for all of them; nearest: "old"',
  ],
  [
    'SHL-530 a move that is not made',
    {
      redirects: [
        { from: 'old', to: 'line' },
        { from: 'old', to: 'live' },
      ],
    },
    'redirects[1].from  "old" has been sent elsewhere by redirects[0]',
  ],
  [
    'SHL-530 a move that hides a page',
    { redirects: [{ from: 'live', to: 'line' }] },
    'redirects[0].from  "live" hides the page betting.live; switch that off with routes.betting.live.isOff',
  ],
  [
    'SHL-530 a move to nowhere',
    { redirects: [{ from: 'old', to: '/live' }] },
    'redirects[0].to  "/live" leads to no page of this site; nearest: "live"',
  ],
  [
    'SHL-530 a parameter that the old address has not',
    { redirects: [{ from: 'old/:id', to: 'live/:sport' }] },
    'redirects[0].to  "live/:sport" has :sport, which old/:id has not; nearest: "live/:id"',
  ],
  [
    'SHL-531 a font that is not there',
    {
      theme: {
        mode: 'dark',
        fonts: { preload: [{ file: 'intr-latin.woff2', scripts: ['latin'] }] },
      },
    },
    'theme.fonts.preload[0].file  "intr-latin.woff2" is no font of the product',
  ],
  [
    'SHL-531 a mark that is no file',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        responsibleGamblingLogos: [
          { id: 1, name: '18+', src: '/marks/adult.svg' },
          { id: 2, name: 'Limits', src: '/marks/limits.svg' },
        ],
      },
    },
    'brand.responsibleGamblingLogos[0].src  "/marks/adult.svg" is not there: there is no file public/marks/adult.svg',
  ],
  [
    'SHL-532 a currency that is none',
    { currency: 'EUX' },
    'currency  "EUX" is no currency of the product (ISO 4217)',
  ],
  [
    'SHL-532 a time of no place',
    { timeZone: 4.25 },
    'timeZone  4.25 is the time of no place: hours east of UTC; nearest: 4.5',
  ],
  [
    'SHL-532 an instant in milliseconds',
    { site: { maintenance: { notify_started_at: 1_790_000_000_000 } } },
    'site.maintenance.notify_started_at  1790000000000 is in milliseconds; write epoch seconds; nearest: 1790000000',
  ],
  [
    'SHL-532 an end before its begin',
    { site: { maintenance: { started_at: 1_790_000_000, ended_at: 1_780_000_000 } } },
    'site.maintenance.ended_at  1780000000 is not after started_at, which is 1790000000',
  ],
  [
    'SHL-532 an id that chooses nothing',
    { site: { responsibleGamblingLogoIds: [2, 9] } },
    'site.responsibleGamblingLogoIds[1]  9 is none of brand.responsibleGamblingLogos; allowed: 1, 2',
  ],
  [
    'SHL-532 a mail address that is none',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        supportEmail: 'support.example',
      },
    },
    'brand.supportEmail  "support.example" is no mail address',
  ],
  [
    'SHL-532 a telephone number that is none',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        hosts: ['alder.localhost'],
        supportPhone: 'call us',
      },
    },
    'brand.supportPhone  "call us" is no telephone number',
  ],
  [
    'SHL-532 a host that stands twice',
    { brand: { id: 'alder', name: 'Alder', hosts: ['a.example', 'a.example'] } },
    'brand.hosts[1]  "a.example" stands in the list already',
  ],
  [
    'SHL-532 a host that is none',
    { brand: { id: 'alder', name: 'Alder', hosts: ['a..example'] } },
    'brand.hosts[0]  "a..example" is no host name, such as brand.example',
  ],
  [
    'SHL-533 a text under no language',
    { pageTypes: { epl: { title: { english: 'Premier Division' } } } },
    'pageTypes.epl.title.english  "english" is no language of the product',
  ],
  [
    'SHL-534 a length without its unit',
    { theme: { mode: 'dark', shape: { 'r-cell': '4' } } },
    'theme.shape.r-cell  "4" is no length; write it with its unit; nearest: "4px"',
  ],
  [
    'SHL-535 a number between quotation marks',
    { site: { minAge: '18' } },
    'site.minAge  "18" must be integer: Lowest age of a customer; nearest: 18',
  ],
  [
    'SHL-535 a switch between quotation marks',
    { site: { isShowHeader: 'yes' } },
    'must be boolean: The header is shown; nearest: true',
  ],
  [
    'SHL-535 a plugin that is true',
    { plugins: { results: true } },
    'plugins.results  true is neither: write {} or its settings for a plugin that is on, false for one that is off',
  ],
  [
    'SHL-535 an icon that is none',
    {
      brand: {
        id: 'alder',
        name: 'Alder',
        socialLinks: [{ name: 'Chat', link: 'https://chat.example', iconName: 'brand-telegrm' }],
      },
    },
    'nearest: "brand-telegram"',
  ],
])('%s is an error that says how to mend it', (_what, change, said) => {
  const faults = faultsOf(change);
  expect(faults).toEqual([expect.stringContaining(said)]);
  expect(faults[0]).toMatch(/^config\/alder\.json {2}/);
});

test.each([
  [
    'a competition that is not there',
    { sports: [12], competitions: [9999] },
    { en: 'Premier Twenty20' },
    'selection.competitions[0]  9999 is no competition of the platform: the page would be empty; nearest: 12',
  ],
  [
    'a competition of another sport',
    { sports: [12], competitions: [13] },
    { en: 'Premier Twenty20' },
    'selection.competitions[0]  13 is USA. Gridiron League, of sport 11, which the page leaves out: it would be empty; nearest: 12',
  ],
  [
    'a sport that is not there',
    { sports: [99] },
    { en: 'Footbal' },
    'selection.sports[0]  99 is no sport of the platform: the page would be empty; nearest: 1',
  ],
])('SHL-761 M21 a page type with %s is an error', (_what, selection, title, said) => {
  const faults = faultsOf(
    { pageTypes: { mine: { title, selection } } },
    { of: shipped, source: shippedFolder, brand: 'solara' },
  );
  expect(faults).toEqual([`config/solara.json  pageTypes.mine.${said}`]);
});

test('SHL-761 SHL-937 a platform is asked for what it offers, and for a competition between seasons by its address', async () => {
  const sandbox = createTestSandbox();
  const asked: string[] = [];
  answerWith(({ url }) => {
    const { pathname, search } = new URL(url);
    asked.push(`${pathname}${search}`);
    return sandbox.request(`${pathname}${search}`);
  });
  const offer = await platformOffer('https://platform.example', [2, 12, 9999]);
  expect(offer.sports).toContainEqual({ id: 1, name: 'Football' });
  expect(offer.competitions.some(({ id }) => id === 2)).toBe(true);
  expect([...offer.otherCompetitionIds]).toEqual([12]);
  expect(asked).toHaveLength(3);
  answerWith(() => new Response('no', { status: 503 }));
  await expect(platformOffer('https://platform.example', [])).rejects.toThrow(
    'https://platform.example did not say what it offers (status 503)',
  );
  sandbox.dispose();
});

test('SHL-530 a move from a page type hides no page', () => {
  expect(
    faultsOf(
      { pageTypes: { cups: { sport: 1 } }, redirects: [{ from: 'cups', to: 'live' }] },
      { of: shipped, source: shippedFolder, brand: 'solara' },
    ),
  ).toEqual([]);
});

test.each(brandIds(shippedFolder))(
  'PLN-43 SHL-470 M21 each page type of %s has its pages, with matches of something that is played',
  (brand) => {
    const { configuration, plan } = createSite(
      readLayers(shippedFolder, brand, 'demo'),
      shipped.manifests,
    );
    const { sports, competitions } = shipped.offer;
    for (const [type, { sport, competition, selection }] of Object.entries(
      configuration.pageTypes,
    )) {
      const found = pageAt(plan, `${type}/line`);
      expect([type, found?.route.plugin]).toEqual([type, 'betting']);
      if (sport !== undefined) expect(found?.canonicalPath).toMatch(`line/${sport}`);
      for (const id of [sport, ...(selection?.sports ?? [])])
        if (id !== undefined) expect(sports.map((each) => each.id)).toContain(id);
      for (const id of [competition, ...(selection?.competitions ?? [])])
        if (id !== undefined) expect(competitions.map((each) => each.id)).toContain(id);
    }
    expect(Object.keys(configuration.pageTypes)).toContain('cyber');
  },
);
