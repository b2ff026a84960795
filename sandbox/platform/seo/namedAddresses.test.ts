import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChampWire, GameList, RedirectAnswer, SeoAddress, SportsTree } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';
import { createWorld } from '../../world/createWorld.ts';
import { Line } from '../line/Line.ts';
import { Addresses } from './Addresses.ts';
import { NamedAddresses } from './NamedAddresses.ts';
import { slugOf } from '../../world/locales/slug.ts';

let sandbox: TestSandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

const ask = async (url: string): Promise<RedirectAnswer> =>
  (await (
    await sandbox.post('/redirects-api/api/v1/redirect-light', { url })
  ).json()) as RedirectAnswer;
/** Returns code and address; undefined for an unknown address. */
const move = async (url: string): Promise<readonly unknown[] | undefined> => {
  const { redirect, code, url: to } = await ask(url);
  return redirect ? [code, to] : undefined;
};

async function football() {
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  return sports.find(({ id }) => id === 1)!.champs;
}

const segment = ({ id, slug }: Pick<ChampWire, 'id' | 'slug'>): string => `${id}-${slug}`;

/** Returns a championship with a name that is unique in football. */
async function unique() {
  const champs = await football();
  return champs.find(
    ({ slug, name }) =>
      slug === slugOf(name) && champs.filter((each) => each.slug === slug).length === 1,
  )!;
}

test('SBX-993 M31 the name of a sport resolves in English and in the language of the address, in any case and punctuation', async () => {
  expect(await ask('/en/line/football?a=1')).toMatchObject({
    redirect: true,
    code: 301,
    url: '/en/line/1-football?a=1',
    reasons: ['name'],
  });
  for (const [from, to] of [
    ['/en/live/Football', '/en/live/1-football'],
    ['/ru/line/football', '/ru/line/1-football'],
    [`/ru/live/${encodeURIComponent('футбол')}`, '/ru/live/1-football'],
    [`/ar/line/${encodeURIComponent('كرة القدم')}`, '/ar/line/1-football'],
    ['/en/line/table%20tennis', '/en/line/10-table-tennis'],
    ['/de/line/fu%C3%9Fball', '/de/line/1-football'],
    ['/line/football', '/line/1-football'],
    ['/en/topgame/line/football', '/en/topgame/line/1-football'],
    ['/en/cyber/real/strike-zone', '/en/cyber/real/1-strike-zone'],
  ] as const)
    expect(await move(from), from).toEqual([301, to]);
  for (const path of [
    `/en/line/${encodeURIComponent('футбол')}x`,
    '/en/line/quidditch',
    '/en/line/country',
    '/en/line/1-football',
    '/en/line',
    '/en',
  ])
    expect(await move(path), path).toBeUndefined();
});

test('SBX-1465 M31 names of countries and championships are resolved within their sport', async () => {
  const champ = await unique();
  const country = slugOf(champ.countryName);
  const to = `/en/line/1-football/${segment(champ)}`;
  expect(await move(`/en/line/football/${champ.slug}`)).toEqual([301, to]);
  expect(await move(`/en/line/1-football/${champ.slug}`)).toEqual([301, to]);
  expect(await move(`/en/line/football/${country}/${champ.slug}`)).toEqual([301, to]);
  expect(await move(`/en/line/football/${champ.id}-old-name`)).toEqual([301, to]);
  for (const path of [`country/${country}`, country])
    expect(await move(`/en/live/football/${path}`), path).toEqual([
      301,
      `/en/live/1-football/country/${champ.countryId}`,
    ]);
  expect(await move(`/en/line/football/country/${champ.countryId}`)).toEqual([
    301,
    `/en/line/1-football/country/${champ.countryId}`,
  ]);
  for (const path of [
    `/en/line/tennis/${champ.slug}`,
    `/en/line/football/nowhere/${champ.slug}`,
    '/en/line/football/country/nowhere',
    '/en/line/football/country/99999',
    '/en/line/football/99999',
    `/en/line/football/${champ.slug}/nobody-nobody`,
    `/en/line/football/${champ.slug}/a/b`,
  ])
    expect(await move(path), path).toBeUndefined();
});

test('SBX-1465 the name of a match resolves below its championship', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=60',
  );
  const champs = await football();
  const game = games.find(
    ({ slug, champId }) =>
      games.filter((each) => each.slug === slug && each.champId === champId).length === 1 &&
      champs.filter(({ slug: each }) => each === champs.find(({ id }) => id === champId)?.slug)
        .length === 1,
  )!;
  const champ = champs.find(({ id }) => id === game.champId)!;
  const to = `/en/line/1-football/${segment(champ)}/${game.id}-${game.slug}`;
  expect(await move(`/en/line/football/${champ.slug}/${game.slug}`)).toEqual([301, to]);
  expect(await move(`/en/line/football/${segment(champ)}/${game.slug}`)).toEqual([301, to]);
  expect(await move(`/en/line/football/any-name/${game.id}-old`)).toEqual([301, to]);
});

test('SBX-994 an ambiguous name redirects temporarily to the nearest page of all its items', async () => {
  expect(await ask('/en/line/esports/cyber-open')).toMatchObject({
    code: 302,
    url: '/en/line/17-esports/country/1',
    reasons: ['shared_name'],
  });
  expect(await move('/en/champs/cyber-open')).toEqual([302, '/en/champs']);
  expect(await move('/en/statistic/competition/cyber-open')).toEqual([302, '/en/statistic']);
});

test('SBX-994 leagues of one name in several countries share the page of their sport, and resolve with the country', () => {
  const line = new Line(createWorld({ seed: 7, size: 'full', nowMs: sandbox.nowMs() }));
  const addresses = new NamedAddresses(line, new Addresses(line, []), []);
  expect(addresses.find('live/football/women-league', 'en')).toEqual({
    path: 'live/1-football',
    isShared: true,
  });
  expect(addresses.find('live/football/spain/women-league', 'en')).toEqual({
    path: 'live/1-football/136-women-league',
  });
  expect(addresses.find('live/football/espana/women-league', 'es')).toEqual({
    path: 'live/1-football/136-women-league',
  });
});

test('SBX-406 teams on offer are resolved by name alone', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=60',
  );
  const teams = games.flatMap(({ team1, team2 }) => [team1, team2]);
  const moves = await Promise.all(teams.map(async ({ name }) => move(`/en/${slugOf(name)}`)));
  const at = moves.findIndex((answer) => answer?.[0] === 301);
  const slug = slugOf(teams[at]!.name);
  const team = `${teams[at]!.id}-${slug}`;
  for (const [from, to] of [
    [`/en/${slug}`, `/en/${team}`],
    [`/en/${slug}/live`, `/en/${team}/live`],
    [`/en/team/line/${slug}`, `/en/team/line/${team}`],
    [`/en/statistic/team/${slug}`, `/en/statistic/team/${team}`],
  ] as const)
    expect(await move(from), from).toEqual([301, to]);
  expect(
    await sandbox.json<SeoAddress>(`/web-api/seo/v1/address?path=${encodeURIComponent(team)}`),
  ).toEqual({ isKnown: true });
});

test('SBX-995 an impossible name is answered at once, and no answer redirects to itself', async () => {
  const words = ['football', 'FOOTBALL', '1-football', 'country', 'live', 'spain', '__proto__'];
  for (const first of ['line', 'cyber', 'results', 'team', 'statistic', 'champs', 'epl'])
    for (const second of ['line', 'real', ...words])
      for (const third of ['', ...words]) {
        const path = `/en/${first}/${second}${third === '' ? '' : `/${third}`}`;
        const { redirect, url } = await ask(path);
        if (!redirect) continue;
        expect(url, path).not.toBe(path);
        expect((await ask(url)).redirect, `${path} → ${url}`).toBe(false);
      }
  const startedMs = performance.now();
  for (const path of [
    `/en/line/${'a'.repeat(8000)}`,
    `/en/line/${'%D1%84'.repeat(1300)}`,
    `/en/line${'/football'.repeat(800)}`,
    '/en/line/%',
    '/en/line/%00',
    '/en/line/..%2f..%2fetc',
    '/en/line/%5c%5cevil.example',
    '/en//evil.example/line/football',
    '/en/line/football//',
    '/en/line/%F0%9F%98%80',
    '/en/line/constructor',
    '/en/line/toString',
    "/en/line/football'%20or%201=1",
  ])
    expect(await move(path), path.slice(0, 60)).toBeUndefined();
  expect(performance.now() - startedMs).toBeLessThan(2000);
});
