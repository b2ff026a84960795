import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

const languages = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];
const googlebot =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36';
/** Number of crawled addresses; the site map has some more of each kind. */
const crawled = 12;
/** The first of them are read in every language, the others in English and one more in turn. */
const inEveryLanguage = 3;

interface Crawled {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: readonly string[];
  readonly alternates: ReadonlyMap<string, string>;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

/** Requests like a bot: without Accept-Language, and outside the browser and its trace. */
async function read(url: string): Promise<Crawled> {
  const answer = await fetch(url, { headers: { 'user-agent': googlebot } });
  expect([answer.status, answer.redirected], url).toEqual([200, false]);
  const html = await answer.text();
  const all = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  expect(all(/<title>([^<]*)<\/title>/g), url).toHaveLength(1);
  return {
    url,
    title: all(/<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        (match) => [match[1] ?? '', match[2] ?? ''],
      ),
    ),
    data: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}

/** One path of each kind first, then others, without language. */
async function pathsOfSiteMap(origin: string): Promise<string[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const files = [...(await (await fetch(index)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  );
  expect(new Set(files.map((file) => /sitemap-(\w+)-/.exec(file)?.[1]))).toEqual(
    new Set(languages),
  );
  const english = files.filter((file) => file.includes('-en-'));
  const texts = await Promise.all(english.map(async (file) => (await fetch(file)).text()));
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map((match) =>
      new URL(match[1] ?? '').pathname.replace(/^\/en\/?/, ''),
    ),
  );
  const depths = new Map<string, string>();
  for (const path of paths) depths.set(`${path.split('/')[0]} ${path.split('/').length}`, path);
  return [...new Set([...depths.values(), ...paths])];
}

test('C23, C24, C31: each address of the site map appears once in each language, and its translations agree', async ({
  stage,
}) => {
  // No match ends meanwhile, which would move its page.
  await stage.control.pace(0);
  const origin = stage.baseURL;
  const paths = (await pathsOfSiteMap(origin)).slice(0, crawled);
  expect(paths).toEqual(expect.arrayContaining(['', 'line', 'live']));
  const pages = await Promise.all(
    paths.flatMap((path, index) =>
      languages
        .filter(
          (language, place) =>
            language === 'en' || index < inEveryLanguage || (place - index) % 7 === 0,
        )
        .map(async (language) => read(`${origin}/${language}${path === '' ? '' : `/${path}`}`)),
    ),
  );
  const byUrl = new Map(pages.map((each) => [each.url, each]));

  for (const each of pages) {
    expect(each.canonical, `canonical of ${each.url}`).toEqual([each.url]);
    expect([...each.alternates.keys()].sort(), each.url).toEqual(
      [...languages, 'x-default'].sort(),
    );
    expect(
      each.alternates.get(/\/(\w\w)(?:\/|$)/.exec(new URL(each.url).pathname)?.[1] ?? ''),
      'itself',
    ).toBe(each.url);
    expect(each.alternates.get('x-default'), 'the default language').toBe(
      each.alternates.get('en'),
    );
    const others = [...each.alternates.values()].flatMap((url) => byUrl.get(url) ?? []);
    // Itself and English, at least.
    expect(others.length, each.url).toBeGreaterThanOrEqual(2);
    for (const other of others)
      expect([...other.alternates], `${other.url} names the same as ${each.url}`).toEqual([
        ...each.alternates,
      ]);
    for (const data of each.data)
      expect([data['@context'], typeof data['@type']]).toEqual(['https://schema.org', 'string']);
    expect(each.description.length, `description of ${each.url}`).toBeGreaterThan(20);
  }
  const repeated = (values: readonly string[]): string[] =>
    values.filter((value, place) => values.indexOf(value) !== place);
  for (const language of languages) {
    const own = pages.filter(({ url }) => new URL(url).pathname.startsWith(`/${language}`));
    expect(repeated(own.map(({ title }) => title)), `titles in ${language}`).toEqual([]);
    expect(
      repeated(own.map(({ description }) => description)),
      `descriptions in ${language}`,
    ).toEqual([]);
  }
});

test('C22, C27: private pages send a noindex header in every language, unknown addresses are 404', async ({
  page,
  stage,
}) => {
  const paths = ['office', 'office/history', 'user/login'];
  // The second has the form of a token that the platform could have issued.
  const lostPaths = ['nowhere', 'x7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Qx7Q'];
  for (const [index, language] of languages.entries()) {
    const path = paths[index % paths.length] ?? '';
    const answer = await page.request.get(`${stage.baseURL}/${language}/${path}`);
    expect([path, answer.status(), answer.headers()['x-robots-tag']]).toEqual([
      path,
      200,
      'noindex',
    ]);
    expect(await answer.text()).not.toMatch(/rel="canonical"|hreflang=/);
    const lostPath = lostPaths[index % lostPaths.length] ?? '';
    const lost = await page.request.get(`${stage.baseURL}/${language}/${lostPath}`);
    expect([lost.status(), lost.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
  }
});

test('C28, C30: a robot gets the content that a person gets, and the response headers tell caches what it depends on', async ({
  page,
  stage,
}) => {
  const strip = (html: string): string =>
    html
      .replace(/nonce="[^"]*"/g, '')
      .replace(/<script type="application\/json" id="boot".*?<\/script>/s, '')
      .replace(/\bfp-.*?<\/div>/g, '');
  for (const path of ['/en', '/de/live/1-football']) {
    const person = await page.request.get(`${stage.baseURL}${path}`);
    const robot = await page.request.get(`${stage.baseURL}${path}`, {
      headers: { 'user-agent': googlebot },
    });
    expect(robot.status()).toBe(200);
    const words = /<section class="fr-w">.*?<\/section>/s;
    expect(words.exec(strip(await robot.text()))?.[0]).toBe(
      words.exec(strip(await person.text()))?.[0],
    );
    expect(robot.headers()['vary']).toMatch(/User-Agent/i);
  }
});

test('C29: at least 99 % of the links can be crawled, and those at the bottom of the page lead to pages', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.brandURL('solara')}/en/line/1-football`);
  await expect(page.locator('main nav a').first()).toBeAttached();
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, [role="link"]')].map(
      (link) => [link.textContent.trim().slice(0, 40), link.getAttribute('href')] as const,
    ),
  );
  const crawlable = found.filter(([, href]) => href !== null && /^(?:\/|#|https:\/\/)/.test(href));
  expect(found.length).toBeGreaterThan(50);
  expect(
    crawlable.length / found.length,
    JSON.stringify(found.filter((each) => !crawlable.includes(each))),
  ).toBeGreaterThanOrEqual(0.99);
  const below = await page
    .locator('main nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const path of below.slice(0, 5))
    expect((await page.request.get(`${stage.baseURL}${path}`)).status(), path).toBe(200);
});

test('SHL-295, A58: hostile text of the platform stays text, and the head is that of the page after navigations and back', async ({
  page,
  stage,
}) => {
  const hostile =
    '</title><img src=x onerror="document.title=`hacked`"><script>document.title="hacked"</script>';
  await stage.control.post('seo', {
    path: 'live',
    page: {
      title: hostile,
      description: hostile,
      metas: [{ name: 'keywords', content: hostile }],
      customCanonical: { mode: 'url', targetUrl: 'javascript:alert(1)' },
    },
    content: {
      title: hostile,
      sections: [{ title: hostile, texts: [hostile] }],
      links: [{ text: hostile, path: 'javascript:alert(1)' }],
    },
  });
  // A path of its own, because data of an address are cached for a minute.
  await page.goto(`${stage.brandURL('solara')}/pt`);
  const ownTitle = await page.title();
  const head = () =>
    page.evaluate(() => [
      document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      document.querySelectorAll('link[hreflang]').length,
      document.querySelectorAll('script[type="application/ld+json"]').length,
    ]);
  const origin = new URL(page.url()).origin;
  expect(await head()).toEqual([`${origin}/pt`, 9, 2]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: textOf('pt', 'betting:menu.live') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pt\/live$/);
  await expect(page).toHaveTitle(`${hostile} · Solara`);
  await expect.poll(head).toEqual([`${origin}/pt/live`, 9, 0]);
  await expect(page.getByRole('heading', { level: 2, name: hostile })).toBeAttached();
  expect(await page.locator('main img[src="x"], main a[href^="javascript"]').count()).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(ownTitle);
  await expect.poll(head).toEqual([`${origin}/pt`, 9, 0]);
});
