import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnScripts } from '../../tools/build/ownScripts.ts';
import { walkTo } from '../stage/walkTo.ts';
import { expect, test } from '../stage/stage.ts';
import { stands } from '../stage/Visit.ts';

const inventory = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'demo', 'own-scripts.json'), 'utf8'),
) as OwnScripts;
const hashes = new Map(inventory.scripts.map(({ file, integrity }) => [`/${file}`, integrity]));

/**
 * Scripts that the page has loaded or may load, by its HTML: tags with their hashes, and the map.
 */
function readHtml(html: string) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (name: string): string =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const url = tag.startsWith('<script') ? attribute('src') : attribute('href');
    return url === '' || (tag.startsWith('<link') && attribute('rel') !== 'modulepreload')
      ? []
      : [[url, attribute('integrity')] as const];
  });
  const map = /<script type="?importmap"?[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { integrity } = JSON.parse(map) as {
    readonly integrity: Readonly<Record<string, string>>;
  };
  return { tags, integrity };
}

test('PAY-140 EDG-612 TA24 payment pages run the scripts that the build lists, with its hashes', async ({
  member: page,
}) => {
  let run: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') run.push(request.url());
  });
  for (const [path, ...others] of [
    ['office/recharge', 'office/deduce', 'office/paycheck'],
    ['onpay/success', 'onpay/withdraw/pending'],
  ] as const) {
    run = [];
    const answer = await page.goto(`/en/${path}`);
    await stands(page);
    const { tags, integrity } = readHtml((await answer?.text()) ?? '');
    expect(tags.length, path).toBeGreaterThan(10);
    expect(tags.filter(([url, hash]) => hashes.get(url) !== hash)).toEqual([]);
    for (const other of others) {
      const html = await (await page.request.get(`/en/${other}`)).text();
      expect(readHtml(html).tags.length, other).toBeGreaterThan(10);
      expect(readHtml(html).tags.filter(([url, hash]) => hashes.get(url) !== hash)).toEqual([]);
      await walkTo(page, `/en/${other}`);
    }
    const origin = new URL(page.url()).origin;
    expect(run.length).toBeGreaterThan(10);
    expect(run.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    const files = run.map((url) => new URL(url).pathname);
    expect(files.filter((file) => !hashes.has(file))).toEqual([]);
    expect(files.filter((file) => integrity[file] !== hashes.get(file))).toEqual([]);
  }
});

test('PAY-140 EDG-612 TA24 a script that was changed in transit does not run', async ({
  member: page,
  guard,
}) => {
  const own = inventory.scripts.find(
    ({ reasons }) =>
      reasons.includes('page payments.deposit') &&
      reasons.every((reason) => /^(?:page|dialog) payments/.test(reason)),
  );
  guard.expectError(/integrity|Failed to fetch dynamically imported module|preload/);
  await page.route(`**/${own?.file ?? ''}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.planted = 1;` });
  });
  await page.goto('/en/office/recharge');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
