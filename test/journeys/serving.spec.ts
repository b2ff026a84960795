import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProduction, loadedFiles, startBuiltEdge } from '../stage/builtEdge.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/** Output of Node with `NODE_V8_COVERAGE`. */
interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

test('EDG-319 no script is imported from data: or blob:', async ({ page, stage, guard }) => {
  guard.expectError(/Content Security Policy|violates the following|Failed to fetch dynamically/);
  // A page with the site's policy and no reporting: a refused script is no fault.
  const { headers } = await fetch(`${stage.baseURL}/en`);
  const policy = (headers.get('content-security-policy') ?? '').replaceAll(
    /; report-(?:uri|to) [^;,]+/g,
    '',
  );
  await page.route('**/empty', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: '<!doctype html><title>Empty</title>',
    }),
  );
  await page.goto(`${stage.baseURL}/empty`);
  const ends = await page.evaluate<string[]>(`(async () => {
    const code = 'globalThis.foreign = true';
    const addresses = [
      'data:text/javascript,' + encodeURIComponent(code),
      URL.createObjectURL(new Blob([code], { type: 'text/javascript' })),
    ];
    return Promise.all(addresses.map((address) => import(address).then(() => 'ran', () => 'refused')));
  })()`);
  expect(ends).toEqual(['refused', 'refused']);
  expect(await page.evaluate(() => 'foreign' in globalThis)).toBe(false);
});

test('EDG-201 EDG-221 another brand is served by its host name, and an unknown page of it says so, with its status', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/404/);
  const answer = await page.goto(`${stage.brandURL('solara')}/en/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'solara');
  await expect(page.locator('main h1')).toHaveText(textOf('en', 'shell:notFoundTitle'));
});

test('EDG-201 EDG-256 EDG-310 the home page of a brand runs under the strict policy without a violation; every preloaded file is used, and it has at most 190 kB of script in 25 files', async ({
  page,
  stage,
}) => {
  const home = `${stage.brandURL('northline')}/en`;
  const answer = await page.goto(`${stage.brandURL('northline')}/`);
  expect([answer?.status(), page.url()]).toEqual([200, home]);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'northline');
  await expect(page.locator('main')).toBeVisible();
  // Counts scripts by the time of their request, up to one second after the load event, so that
  // a slow machine counts the same ones.
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (
      entry !== undefined &&
      entry.loadEventEnd > 0 &&
      performance.now() > entry.loadEventEnd + 1000 &&
      performance.getEntriesByName('interactive').length > 0
    );
  });
  const html = (await answer?.text()) ?? '';
  const announced = new Set(
    [...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map((match) => match[1]),
  );
  const before = await page.evaluate(() => {
    const interactiveMs = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry.startTime < interactiveMs && entry.name.endsWith('.js')
          ? [new URL(entry.name).pathname]
          : [],
      );
  });
  const surprises = before.filter((path) => !announced.has(path));
  expect(surprises, 'scripts that the page asked for by itself').toEqual([]);
  const sizes = await page.evaluate(() => {
    const endMs =
      ((performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
        ?.loadEventEnd ?? 0) + 1000;
    return performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry.name.endsWith('.js') && entry.startTime <= endMs
          ? [(entry as PerformanceResourceTiming).encodedBodySize]
          : [],
      );
  });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`home: ${sizes.length} scripts, ${(bytes / 1000).toFixed(1)} kB`);
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.length).toBeLessThanOrEqual(25);
  expect(bytes).toBeLessThanOrEqual(190_000);
});

test('EDG-400 EDG-611 the built edge serves production without sources and development packages, and renders with no development builds', async ({
  page,
  stage,
}) => {
  const folder = copyProduction();
  const seen = join(folder, 'seen');
  // At its end the process writes the list of loaded scripts there.
  const edge = await startBuiltEdge(folder, {
    PLATFORM_URL: stage.baseURL,
    NODE_V8_COVERAGE: seen,
  });
  try {
    const answer = await page.goto(`${edge.baseURL}/ru/live`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('main')).toBeVisible();
    await expect(page).toHaveTitle(/Northline/);
    expect(await (await page.request.get(`${edge.baseURL}/readyz`)).json()).toEqual({
      status: 'ready',
    });
  } finally {
    // Its preloads would be refused.
    await page.close();
    expect(await edge.end('SIGTERM')).toBe(0);
  }
  const scripts = readdirSync(seen).flatMap((name) =>
    (JSON.parse(readFileSync(join(seen, name), 'utf8')) as Coverage).result.map(({ url }) => url),
  );
  expect(scripts.filter((url) => /react-dom.*production\.js$/.test(url))).not.toEqual([]);
  expect(scripts.filter((url) => /development[^/]*\.js$/.test(url))).toEqual([]);
});

test('EDG-401 the modules that the built edge loads in production contain nothing of the sandbox', () => {
  const files = loadedFiles('dist/edge/server.js');
  expect(files.length).toBeGreaterThan(5);
  for (const { name, code } of files) {
    expect(name).not.toContain('sandbox');
    expect(code, name).not.toMatch(/Demo-pass-1|node:sqlite|from "ws"/);
  }
});
