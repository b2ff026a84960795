import { expect, test } from '../stage/stage.ts';

test('EDG-9 the home page runs under the strict policy without a violation', async ({ page, stage }) => {
  const answer = await page.goto(`${stage.baseURL}/`);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe('/en');
  await expect(page.locator('main')).toBeVisible();
  expect(await page.evaluate(() => {
    try {
      return typeof eval('1');
    } catch (error) {
      return (error as Error).name;
    }
  })).toBe('EvalError');
});

for (const brand of ['northline', 'solara']) {
  test(`EDG-1 ${brand} is shown by its host name`, async ({ page, stage }) => {
    await page.goto(`${stage.brandURL(brand)}/en`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.locator('main')).toBeVisible();
  });
}

test('EDG-4 an unknown page says so, with its status', async ({ page, stage, guard }) => {
  guard.expectError(/404/);
  const answer = await page.goto(`${stage.baseURL}/en/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toBeVisible();
});

test('EDG-13 what was preloaded is what is used, and home has at most 150 kB of script', async ({ page, stage }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Map<string, { url: string; bytes: number }>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.set(requestId, { url: response.url, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script !== undefined) script.bytes = encodedDataLength;
  });
  await page.goto(`${stage.baseURL}/en`);
  await page.waitForTimeout(1000);
  const html = await (await page.request.get(`${stage.baseURL}/en`)).text();
  const announced = new Set([...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map((match) => match[1]));
  const surprises = [...scripts.values()].map((script) => new URL(script.url).pathname).filter((path) => !announced.has(path));
  expect(surprises, 'scripts that the page asked for by itself').toEqual([]);
  const bytes = [...scripts.values()].reduce((sum, script) => sum + script.bytes, 0);
  console.log(`home: ${scripts.size} scripts, ${(bytes / 1000).toFixed(1)} kB with headers`);
  expect(bytes).toBeLessThanOrEqual(150_000);
});
