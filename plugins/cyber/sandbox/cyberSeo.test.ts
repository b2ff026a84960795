import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  GameList,
  RedirectAnswer,
  SeoAddress,
  SeoContent,
  SeoPage,
  SeoSiteMap,
  SportsTree,
} from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

const find = (path: string) =>
  sandbox.json<SeoAddress>(`/web-api/seo/v1/address?path=${encodeURIComponent(path)}`);

test('CYB-15 a match of cyber sport has its address below its discipline', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=1',
  );
  const { id, champId } = games[0]!;
  const { path = '' } = await find(`line/17-esports/${champId}/${id}`);
  expect(path).toMatch(
    new RegExp(`^cyber/(?:real|virtual)/\\d+-[a-z-]+/${champId}-[a-z-]+/line/${id}$`),
  );
  expect(await find(path)).toEqual({ isKnown: true });
  expect((await find(`live/17-esports/${champId}/${id}`)).path).toBe(
    path.replace('/line/', '/live/'),
  );
});

test('CYB-17 addresses of cyber sport lead to the discipline, the kind and the slugs of now, or nowhere', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=60',
  );
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const { id, slug, champId } = games.find(({ cyber }) => cyber?.key === 'strike-zone')!;
  const champ = `${champId}-${sports.find((sport) => sport.id === 17)!.champs.find((each) => each.id === champId)!.slug}`;
  const right = `cyber/real/1-strike-zone/${champ}`;
  for (const path of [
    'cyber/real/all',
    'cyber/real/1-strike-zone',
    'cyber/real/1',
    'cyber/virtual/5-cyber-football/line',
    'cyber/real/1/champs',
    right,
    `${right}/line/${id}-${slug}`,
  ])
    expect(await find(path), path).toEqual({ isKnown: true });
  expect(await find('cyber/real/1-shooter/live')).toEqual({
    isKnown: true,
    path: 'cyber/real/1-strike-zone/live',
  });
  expect(await find(`cyber/virtual/2-lanes/${champId}-old-cup`)).toEqual({
    isKnown: true,
    path: right,
  });
  expect(await find(`cyber/virtual/2/3/live/${id}-old-names`)).toEqual({
    isKnown: true,
    path: `cyber/real/1-strike-zone/${champ}/live/${id}-${slug}`,
  });
  for (const path of [
    'cyber/real/7-cyber-tennis',
    'cyber/virtual/1-strike-zone',
    'cyber/real/99',
    'cyber/real/1/2',
    'cyber/real/1/99999',
    `cyber/real/1/${champId}/line/77`,
  ])
    expect(await find(path), path).toEqual({ isKnown: false });
});

test('CYB-18 a match of cyber sport is in the site map and in the links by its address below its discipline', async () => {
  const { entries } = await sandbox.json<SeoSiteMap>('/web-api/seo/v1/site-map');
  expect(entries.filter(({ path }) => /^l\w+\/17-esports\/[^/]+\//.test(path))).toEqual([]);
  const { path, otherwise = '' } = entries.find((entry) => entry.otherwise !== undefined)!;
  expect(path).toMatch(/^cyber\/(?:real|virtual)\/\d-[a-z-]+\/\d+-[a-z0-9-]+\/l(?:ine|ive)\/\d+-/);
  expect(otherwise).toMatch(/^l(?:ine|ive)\/17-esports\//);
  const page = async (each: string) => sandbox.json<SeoPage>(`/web-api/seo/v1/page?path=${each}`);
  const [cyber, betting] = await Promise.all([page(path), page(otherwise)]);
  expect([cyber.title, cyber.description, cyber.customCanonical]).toEqual([
    betting.title,
    betting.description,
    betting.customCanonical,
  ]);
  expect((await page(path.replace(/(line|live)\/(\d+)-.*$/, '$1/$2-old'))).customCanonical).toEqual(
    { mode: 'url', targetUrl: `/en/${path}` },
  );
  const { links } = await sandbox.json<SeoContent>(
    `/web-api/seo/v1/content?path=${otherwise.split('/').slice(0, 3).join('/')}`,
  );
  expect(links.map((link) => link.path)).toContain(path);
});

test('CYB-38 names in the place of ids lead to disciplines, their championships and matches', async () => {
  const move = async (url: string): Promise<readonly unknown[] | undefined> => {
    const answer = await sandbox.post('/redirects-api/api/v1/redirect-light', { url });
    const { redirect, code, url: to } = (await answer.json()) as RedirectAnswer;
    return redirect ? [code, to] : undefined;
  };
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=60',
  );
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const { id, slug, champId } = games.find(({ cyber }) => cyber?.key === 'strike-zone')!;
  const champ = sports
    .find((sport) => sport.id === 17)!
    .champs.find((each) => each.id === champId)!;
  const own = '/en/cyber/real/1-strike-zone';
  for (const [from, to] of [
    ['/en/cyber/real/strike-zone', own],
    ['/en/cyber/real/Strike%20Zone/live?a=1', `${own}/live?a=1`],
    [
      `/ru/cyber/virtual/${encodeURIComponent('киберфутбол')}`,
      '/ru/cyber/virtual/5-cyber-football',
    ],
    ['/en/cyber/real/strike-zone/champs', `${own}/champs`],
    [`/en/cyber/real/strike-zone/${champ.slug}`, `${own}/${champ.id}-${champ.slug}`],
    [`/en/cyber/real/1-strike-zone/${champ.slug}`, `${own}/${champ.id}-${champ.slug}`],
    [
      `/en/cyber/real/strike-zone/${champ.slug}/line/${slug}`,
      `${own}/${champ.id}-${champ.slug}/line/${id}-${slug}`,
    ],
    [
      `/en/line/esports/${champ.id}-${champ.slug}/${slug}`,
      `${own}/${champ.id}-${champ.slug}/line/${id}-${slug}`,
    ],
  ] as const)
    expect(await move(from), from).toEqual([301, to]);
  for (const path of [
    '/en/cyber/virtual/strike-zone',
    '/en/cyber/real/quidditch',
    '/en/cyber/real/strike-zone/no-such-cup',
    `/en/cyber/real/strike-zone/${champ.slug}/later/${slug}`,
    '/en/cyber/real/strike-zone/live/x',
  ])
    expect(await move(path), path).toBeUndefined();
});
