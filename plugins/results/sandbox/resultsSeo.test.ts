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
import { seoTexts } from '../../../sandbox/platform/seo/seoText.ts';

const languages = Object.keys(seoTexts);

let sandbox: TestSandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

const find = (path: string) =>
  sandbox.json<SeoAddress>(`/web-api/seo/v1/address?path=${encodeURIComponent(path)}`);

test('RES-18 results have words and links of their own: days, sports, championships and matches, and today has one address', async () => {
  const date = new Date(sandbox.nowMs() - 86_400_000).toISOString().slice(0, 10);
  const today = new Date(sandbox.nowMs()).toISOString().slice(0, 10);
  const of = async (path: string, language = 'en') => ({
    page: await sandbox.json<SeoPage>(`/web-api/seo/v1/page?path=${encodeURIComponent(path)}`, {
      headers: { 'X-Language': language },
    }),
    content: await sandbox.json<SeoContent>(
      `/web-api/seo/v1/content?path=${encodeURIComponent(path)}`,
      { headers: { 'X-Language': language } },
    ),
  });
  let path = `results/${date}`;
  for (const title of [
    /^Sports results, /,
    /^Football: results, /,
    /^.+: results, /,
    /^.+ – .+ \d+:\d+: result, /,
  ]) {
    const { page, content } = await of(path);
    expect(page.title).toMatch(title);
    expect(page.customCanonical).toBeUndefined();
    expect(content.sections.length).toBe(1);
    for (const language of languages)
      expect((await of(path, language)).page.description?.length ?? 0, language).toBeGreaterThan(
        20,
      );
    path = content.links[0]?.path ?? '';
  }
  expect(path).toMatch(new RegExp(`^results/${date}/1-football/`));
  expect((await of(`results/${today}`)).page.customCanonical).toEqual({
    mode: 'url',
    targetUrl: '/en/results',
  });
  expect((await of('results/2026-02-30')).page).toEqual({});
  const { entries } = await sandbox.json<SeoSiteMap>('/web-api/seo/v1/site-map');
  expect(
    entries.map((entry) => entry.path).filter((each) => each.startsWith('results')),
  ).toHaveLength(9);
});

test('RES-17 a match that is over leads from its page in the line to its result, with the slug of now', async () => {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=live&limit=1');
  const { id, slug, sportId, champId } = games[0]!;
  expect(await find(`results/event/${id}-${slug}`)).toEqual({ isKnown: true });
  expect((await find(`live/${sportId}/${champId}/${id}`)).path ?? '').not.toContain('results');
  await sandbox.post(`/sandbox/v1/events/${id}/result`, { score: [2, 1] });
  for (const path of [`live/${sportId}/${champId}/${id}`, `line/1/1/${id}-old`])
    expect(await find(path), path).toEqual({ isKnown: true, path: `results/event/${id}-${slug}` });
  expect(await find(`results/event/${id}-old`)).toEqual({
    isKnown: true,
    path: `results/event/${id}-${slug}`,
  });
  expect(await find('results/event/77')).toEqual({ isKnown: false });
});

test('RES-17 a day, its sports and championships are known as far as there can be results of them', async () => {
  const dateOf = (days: number): string =>
    new Date(sandbox.nowMs() + days * 86_400_000).toISOString().slice(0, 10);
  const today = dateOf(0);
  for (const date of [today, dateOf(1), dateOf(-1), dateOf(-700)])
    expect(await find(`results/${date}`), date).toEqual({ isKnown: true });
  for (const date of ['2026-02-30', '2025-02-29', dateOf(3), dateOf(-800)])
    expect(await find(`results/${date}`), date).toEqual({ isKnown: false });
  expect(await find(`results/${today}/1-soccer`)).toEqual({
    isKnown: true,
    path: `results/${today}/1-football`,
  });
  expect(await find(`results/${today}/1/999999`)).toEqual({ isKnown: false });
});

test('RES-40 names of sports and championships lead to their addresses below a day', async () => {
  const today = new Date(sandbox.nowMs()).toISOString().slice(0, 10);
  const move = async (path: string): Promise<readonly unknown[] | undefined> => {
    const answer = await sandbox.post('/redirects-api/api/v1/redirect-light', {
      url: `/en/results/${path}`,
    });
    const { redirect, code, url } = (await answer.json()) as RedirectAnswer;
    return redirect ? [code, url] : undefined;
  };
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const { champs } = sports.find(({ id }) => id === 1)!;
  const champ = champs.find(
    ({ slug }) => champs.filter((each) => each.slug === slug).length === 1,
  )!;
  expect(await move(`${today}/football`)).toEqual([301, `/en/results/${today}/1-football`]);
  expect(await move(`${today}/1-football/${champ.slug}`)).toEqual([
    301,
    `/en/results/${today}/1-football/${champ.id}-${champ.slug}`,
  ]);
  // A country has no page of a day.
  expect(await move(`${today}/football/england`)).toEqual([302, `/en/results/${today}/1-football`]);
  for (const path of [`${today}/quidditch`, '2026-02-30/football', 'tomorrow/football', 'event/x'])
    expect(await move(path), path).toBeUndefined();
});
