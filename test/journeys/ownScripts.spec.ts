import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnScripts } from '../../tools/build/ownScripts.ts';
import { expect, test } from '../stage/stage.ts';

const inventory = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'demo', 'own-scripts.json'), 'utf8'),
) as OwnScripts;
const hashes = new Map(inventory.scripts.map(({ file, integrity }) => [`/${file}`, integrity]));

for (const path of [
  'office/recharge',
  'office/deduce',
  'office/paycheck',
  'onpay/success',
  'onpay/withdraw/pending',
])
  test(`PAY-140 EDG-612 TA24 ${path} runs what the build lists, with its hashes`, async ({
    member: page,
  }) => {
    const run: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') run.push(request.url());
    });
    await page.goto(`/en/${path}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForFunction(() => document.querySelector('#root[inert]') === null);

    const origin = new URL(page.url()).origin;
    expect(run.length).toBeGreaterThan(10);
    expect(run.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(run.filter((url) => !hashes.has(new URL(url).pathname))).toEqual([]);

    const written = await page.evaluate(() => ({
      tags: [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map((each) => [
        each.getAttribute('src') ?? each.getAttribute('href') ?? '',
        each.getAttribute('integrity') ?? '',
      ]),
      map: document.querySelector('script[type=importmap]')?.textContent ?? '{}',
    }));
    expect(written.tags.filter(([url = '', hash]) => hashes.get(url) !== hash)).toEqual([]);
    const { integrity } = JSON.parse(written.map) as {
      readonly integrity: Readonly<Record<string, string>>;
    };
    expect(
      run
        .map((url) => new URL(url).pathname)
        .filter((file) => integrity[file] !== hashes.get(file)),
    ).toEqual([]);
  });

test('PAY-140 EDG-612 TA24 a script that was changed on its way does not run', async ({
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
