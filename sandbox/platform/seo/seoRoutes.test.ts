import { expect, test } from 'vitest';
import type {
  SeoContent,
  SeoLanguageMap,
  SeoPage,
  SeoSiteMap,
  SeoSportsMap,
  SeoVisual,
} from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { seoTexts } from './seoText.ts';

const languages = Object.keys(seoTexts);

async function readAll(sandbox: ReturnType<typeof createTestSandbox>): Promise<string[]> {
  const first = await sandbox.json<SeoSiteMap>('/web-api/seo/v1/site-map');
  const paths = first.entries.map(({ path }) => path);
  for (let page = 2; page <= first.pages; page += 1)
    paths.push(
      ...(await sandbox.json<SeoSiteMap>(`/web-api/seo/v1/site-map?page=${page}`)).entries.map(
        ({ path }) => path,
      ),
    );
  return paths;
}

test('SBX-240 every page of the line has its own title and description in every language', async () => {
  const sandbox = createTestSandbox();
  const paths = await readAll(sandbox);
  expect(paths.length).toBeGreaterThan(100);
  for (const language of languages) {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of paths) {
      const page = await sandbox.json<SeoPage>(
        `/web-api/seo/v1/page?path=${encodeURIComponent(path)}`,
        { headers: { 'X-Language': language } },
      );
      expect(page.title, `${language} ${path}`).toBeTruthy();
      titles.add(page.title ?? '');
      descriptions.add(page.description ?? path);
      expect(page.customCanonical, path).toBeUndefined();
      expect(page.alternateMediaLinks, path).toEqual([
        {
          media: 'only screen and (max-width: 640px)',
          href: `/${language}${path === '' ? '' : `/${path}`}?platform_type=mobile`,
        },
      ]);
    }
    expect([language, titles.size, descriptions.size]).toEqual([
      language,
      paths.length,
      paths.length,
    ]);
  }
  sandbox.dispose();
});

test('SBX-240 titles of sports pages mention betting', async () => {
  const sandbox = createTestSandbox();
  const title = async (path: string, language: string) =>
    (
      await sandbox.json<SeoPage>(`/web-api/seo/v1/page?path=${path}`, {
        headers: { 'X-Language': language },
      })
    ).title;
  expect(await title('line/1-football', 'en')).toBe('Football betting: odds on upcoming matches');
  expect(await title('line/1-football', 'de')).toBe('Fußball-Wetten: Quoten auf kommende Spiele');
  expect(await title('live/1-football', 'ar')).toBe('كرة القدم: مراهنة مباشرة واحتمالات ونتائج');
  sandbox.dispose();
});

test.each(languages)(
  'SBX-241 the text of a page consists of words and links to offered pages, in %s',
  async (language) => {
    const sandbox = createTestSandbox();
    const known = new Set(await readAll(sandbox));
    const event = [...known].find((path) => path.split('/').length === 4) ?? '';
    for (const path of [
      '',
      'line',
      'live',
      'line/1-football',
      event,
      event.split('/').slice(0, 3).join('/'),
    ]) {
      const content = await sandbox.json<SeoContent>(
        `/web-api/seo/v1/content?path=${encodeURIComponent(path)}`,
        { headers: { 'X-Language': language } },
      );
      expect(content.sections.flatMap(({ texts }) => texts).join('').length, path).toBeGreaterThan(
        60,
      );
      expect(content.sections.flatMap(({ texts }) => texts).join('')).not.toMatch(/[{}<>]/);
      expect(content.links.length, path).toBeGreaterThan(0);
      expect(content.links.filter((link) => !known.has(link.path))).toEqual([]);
    }
    sandbox.dispose();
  },
);

test('SBX-242 an outdated slug or section names the canonical address', async () => {
  const sandbox = createTestSandbox();
  const canonical = async (path: string) =>
    (
      await sandbox.json<SeoPage>(`/web-api/seo/v1/page?path=${path}`, {
        headers: { 'X-Language': 'ru' },
      })
    ).customCanonical;
  expect(await canonical('line/1-soccer')).toEqual({
    mode: 'url',
    targetUrl: '/ru/line/1-football',
  });
  const live = (await readAll(sandbox)).find((path) => /^live\/(?:[^/]+\/){2}/.test(path)) ?? '';
  expect(await canonical(live)).toBeUndefined();
  expect(await canonical(live.replace('live/', 'line/'))).toEqual({
    mode: 'url',
    targetUrl: `/ru/${live}`,
  });
  sandbox.dispose();
});

test('SBX-818 a finished event is noindex; other pages get an empty answer', async () => {
  const sandbox = createTestSandbox();
  const live = (await readAll(sandbox)).find((path) => /^live\/(?:[^/]+\/){2}/.test(path)) ?? '';
  const id = Number(/\/(\d+)-[^/]*$/.exec(live)?.[1]);
  await sandbox.post(`/sandbox/v1/events/${id}/result`, { score: [1, 0] });
  expect(await sandbox.json<SeoPage>(`/web-api/seo/v1/page?path=${live}`)).toEqual({
    metaRobots: 'noindex, follow',
  });
  for (const path of ['line/1-football/1-x/9007199254740', 'office', 'nowhere']) {
    expect(await sandbox.json(`/web-api/seo/v1/page?path=${path}`)).toEqual({});
    expect(await sandbox.json(`/web-api/seo/v1/content?path=${path}`)).toEqual({
      sections: [],
      links: [],
    });
  }
  expect((await sandbox.request(`/web-api/seo/v1/page?path=${'a'.repeat(1001)}`)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-243 the site map lists every offered path once, 500 a file, with its last change', async () => {
  const sandbox = createTestSandbox({ size: 'full' });
  const first = await sandbox.json<SeoSiteMap>('/web-api/seo/v1/site-map?page=1');
  expect(first.pages).toBeGreaterThan(1);
  expect(first.entries).toHaveLength(500);
  const paths = await readAll(sandbox);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.slice(0, 2)).toContain('');
  const nowS = sandbox.nowMs() / 1000;
  expect(
    first.entries.filter(({ changed_at: at }) => at > nowS || at < nowS - 90 * 86_400),
  ).toEqual([]);
  expect(first.changed_at).toBe(Math.max(...first.entries.map(({ changed_at: at }) => at)));
  expect((await sandbox.request(`/web-api/seo/v1/site-map?page=${first.pages + 1}`)).status).toBe(
    404,
  );
  sandbox.dispose();
});

test('SBX-742 pages of races and votes promise no totals, and need no list of matches', async () => {
  const sandbox = createTestSandbox();
  const of = async <Answer>(what: 'page' | 'content', path: string) =>
    sandbox.json<Answer>(`/web-api/seo/v1/${what}?path=${path}`);
  for (const path of [
    'line/18-marbles',
    'line/19-politics',
    'line/18-marbles/490-glass-run',
    'line/19-politics/494-valdoria-president',
  ]) {
    const { title, description } = await of<SeoPage>('page', path);
    const { title: heading, sections } = await of<SeoContent>('content', path);
    for (const words of [title, description, heading, sections[0]?.texts[0]]) {
      expect(words, path).toBeTruthy();
      expect(words).not.toMatch(/total|handicap|match|[{}]/i);
    }
  }
  sandbox.dispose();
});

test('SBX-244 the sports map has English names and slugs in every language, the language map valid tags', async () => {
  const sandbox = createTestSandbox();
  const { sports } = await sandbox.json<SeoSportsMap>('/web-api/seo/v1/sports', {
    headers: { 'X-Language': 'ar' },
  });
  expect(sports[0]).toEqual({ id: 1, name: 'Football', slug: 'football' });
  const { languages: map } = await sandbox.json<SeoLanguageMap>('/web-api/seo/v1/languages');
  expect(map.map(({ iso }) => Intl.getCanonicalLocales(iso)[0])).toEqual(map.map(({ iso }) => iso));
  expect(new Set(map.map(({ lng }) => lng)).size).toBe(map.length);
  expect(map.find(({ lng }) => lng === 'ua')?.iso).toBe('uk');
  sandbox.dispose();
});

test('SBX-245 the control API replaces texts of a path and restores them; invalid ones are refused', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/seo', {
    path: 'line',
    page: { title: 'Other' },
    content: { sections: [], links: [] },
  });
  expect(await sandbox.json<SeoPage>('/web-api/seo/v1/page?path=line')).toEqual({ title: 'Other' });
  expect(await sandbox.json<SeoContent>('/web-api/seo/v1/content?path=line')).toEqual({
    sections: [],
    links: [],
  });
  expect(
    (await sandbox.post('/sandbox/v1/seo', { path: 'line', page: { titel: 'x' } })).status,
  ).toBe(400);
  await sandbox.post('/sandbox/v1/seo', { path: 'line' });
  expect((await sandbox.json<SeoPage>('/web-api/seo/v1/page?path=line')).title).toBe(
    'Upcoming matches: betting odds for every sport',
  );
  sandbox.dispose();
});

test('SBX-277 events, competitions and sports have a picture of their own, always the same', async () => {
  const sandbox = createTestSandbox();
  const visual = async (path: string): Promise<SeoVisual> =>
    sandbox.json<SeoVisual>(`/web-api/seo/v1/visual?path=${encodeURIComponent(path)}`, {
      headers: { 'X-Language': 'de' },
    });
  expect(await visual('line/1-football')).toEqual({
    picture: {
      href: '/web-api/seo/v1/cards/sport-1.png',
      alt: 'Fußball',
      width: 1200,
      height: 630,
    },
  });
  expect([
    await visual(''),
    await visual('line'),
    await visual('user/login'),
    await visual('line/1-football/999999999-x'),
  ]).toEqual([{}, {}, {}, {}]);
  const read = async (name: string): Promise<Buffer> =>
    Buffer.from(await (await sandbox.request(`/web-api/seo/v1/cards/${name}`)).arrayBuffer());
  const [first, again, other] = [
    await read('event-7.png'),
    await read('event-7.png'),
    await read('event-8.png'),
  ];
  expect([
    first.equals(again),
    first.equals(other),
    first.toString('latin1', 1, 4),
    first.readUInt32BE(16),
    first.readUInt32BE(20),
    first.length < 60_000,
  ]).toEqual([true, false, 'PNG', 1200, 630, true]);
  for (const name of ['event-0.png', 'event-x.png', 'person-1.png', 'event-1.svg'])
    expect((await sandbox.request(`/web-api/seo/v1/cards/${name}`)).status, name).toBe(404);
  sandbox.dispose();
});

test('SBX-890 M52 no text for search engines promises a market on scorers, which the line does not have', () => {
  const scorers =
    /scorer|first goal|goleador|primer gol|primeiro gol|artilheiro|buteur|первого гола|бомбардир|torsch|golcü|أول هدف/iu;
  expect(
    languages.flatMap((language) =>
      Object.values(seoTexts[language] ?? {}).filter((text) => scorers.test(text)),
    ),
  ).toEqual([]);
});
