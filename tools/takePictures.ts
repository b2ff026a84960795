/**
 * Takes the pictures of README.md from a running site: `npm start`, then `node
 * tools/takePictures.ts`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { rootFolder } from './build/installedPlugins.ts';

const port = process.env['PORT'] ?? '8080';
const folder = join(rootFolder, 'docs', 'pictures');
const telephone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
const desktop = { viewport: { width: 1366, height: 860 } };

async function signIn(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/en/user/login`);
  await page.locator('input[autocomplete="username"]').fill('demo');
  await page.locator('input[type="password"]').fill('Demo-pass-1');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('login'));
}

/** Presses the first odds of the first `count` events of the list. */
async function select(page: Page, count: number): Promise<void> {
  const rows = page.locator('main [data-event]:has([data-odds])');
  await rows.first().waitFor();
  for (let row = 0; row < count; row += 1)
    await rows
      .nth(row)
      .locator('[data-odds]')
      .nth(row % 2)
      .click();
  await page.waitForTimeout(1500);
}

const pictures: readonly {
  readonly name: string;
  readonly context: object;
  readonly take: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'home-northline',
    context: desktop,
    take: async (page) => {
      await signIn(page);
      await page.goto(`http://localhost:${port}/en`);
      await select(page, 4);
      await page.getByRole('button', { name: /^Bet type/ }).click();
      await page
        .getByRole('group', { name: 'Bet type' })
        .getByRole('button', { name: /^System/ })
        .click();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'home-solara',
    context: desktop,
    take: async (page) => {
      await page.goto(`http://solara.localhost:${port}/en`);
      await select(page, 2);
    },
  },
  {
    name: 'event-northline',
    context: desktop,
    take: async (page) => {
      await page.goto(`http://localhost:${port}/en/live/1-football`);
      await page.locator('main [data-event]:has([data-odds]) a').first().click();
      await page.locator('main [data-odds]').first().waitFor();
      await page.waitForTimeout(2000);
    },
  },
  {
    name: 'history-northline',
    context: desktop,
    take: async (page) => {
      await signIn(page);
      await page.goto(`http://localhost:${port}/en/office/history`);
      await page.locator('main li > button[aria-expanded="false"]').first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'coupon-phone',
    context: { ...telephone, deviceScaleFactor: 2 },
    take: async (page) => {
      await page.goto(`http://localhost:${port}/en`);
      await select(page, 2);
      await page
        .getByRole('region', { name: /bet slip/i })
        .getByRole('button')
        .first()
        .click();
      await page.waitForTimeout(700);
    },
  },
];

mkdirSync(folder, { recursive: true });
const isRoot = process.getuid?.() === 0;
const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: isRoot ? ['--no-sandbox'] : [],
});
for (const { name, context, take } of pictures) {
  const page = await (await browser.newContext(context)).newPage();
  await take(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}
await browser.close();
