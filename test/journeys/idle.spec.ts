import type { BrowserContext, Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { signInBeside } from '../stage/Look.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

const minutes = 2;

/** Makes the site sign off after two minutes. */
async function signOffIdle({ control }: Stage): Promise<void> {
  await control.site({
    site: { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: minutes },
  });
}

const say = (key: string): string => textOf('en', `notices.later:${key}`);

/** A page of the demo account with all deferred code loaded. */
async function open(context: BrowserContext, stage: Stage): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${stage.baseURL}/en`);
  await page.clock.fastForward(4000);
  await expect(page.getByRole('button', { name: textOf('en', 'support:open') })).toBeVisible();
  return page;
}

/** Advances the time of browser and platform. */
async function pass(context: BrowserContext, stage: Stage, ms: number): Promise<void> {
  await stage.control.advance(ms);
  await context.clock.fastForward(ms);
}

/**
 * The inactivity watcher is loaded late, and its start counts as activity in every tab: it runs
 * once the instant of that activity is stored.
 */
async function becomeWatched(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.endsWith('notices/activity')),
  );
}

async function forgetActivity(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.endsWith('notices/activity')))
      localStorage.removeItem(key);
  });
}

const balance = (page: Page) => page.getByRole('banner').getByText('€ 1,000.00');

test('NTC-60 NTC-61 NTC-62 NTC-64 A31 B36 C10 one key press in any tab keeps the person signed in everywhere; an inactive person is signed out in every tab, and sees the reason once', async ({
  context,
  stage,
  guard,
}) => {
  test.slow();
  // A page that reloads on a slow machine may not have been connected yet.
  guard.expectError(/WebSocket is closed before the connection is established/);
  await signOffIdle(stage);
  await signInBeside(context, stage.baseURL);
  await context.clock.install();
  const first = await open(context, stage);
  await becomeWatched(first);
  await forgetActivity(first);
  const second = await open(context, stage);
  await becomeWatched(second);
  const tabs = [first, second];
  const question = (page: Page) => page.getByRole('dialog', { name: say('inactivity.title') });

  await test.step('one key press in any tab', async () => {
    await pass(context, stage, 61_000);
    for (const tab of tabs) await expect(question(tab)).toBeVisible();
    await expect(second.getByRole('button', { name: say('inactivity.stay') })).toBeFocused();
    await second.keyboard.press('Enter');
    for (const tab of tabs) await expect(question(tab)).toBeHidden();
    await expect(balance(first)).toBeVisible();
  });

  await test.step('no activity', async () => {
    await first.close();
    await pass(context, stage, 61_000);
    await expect(question(second)).toBeVisible();
    const reloaded = second.waitForEvent('load');
    await pass(context, stage, 60_000);
    await reloaded;
    expect((await stage.control.requests('/web-api/auth/v1/disconnect')).length).toBe(1);
    await context.clock.fastForward(4000);
    await expect(second.getByText(say('signedOff.title'))).toBeVisible();
    await expect(
      second.getByText('You were inactive for 2 minutes. Log in again to continue.'),
    ).toBeVisible();
    await expect(balance(second)).toBeHidden();
    await second.reload();
    await context.clock.fastForward(4000);
    await expect(second.getByRole('button', { name: textOf('en', 'support:open') })).toBeVisible();
    await expect(second.getByText(say('signedOff.title'))).toBeHidden();
  });
});

test('NTC-63 A23 a page that is restored after hours shows nothing private, and makes no private request', async ({
  context,
  stage,
}) => {
  await signOffIdle(stage);
  await signInBeside(context, stage.baseURL);
  await context.clock.install();
  const before = await open(context, stage);
  await expect(balance(before)).toBeVisible();
  await becomeWatched(before);
  await before.close();
  const awayMs = 8 * 3_600_000;
  await pass(context, stage, awayMs);
  const asked = (await stage.control.requests('/web-api/user/v1/accounts')).length;
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { private: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('header')?.textContent.includes('1,000.00') === true)
        seen.private = true;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`${stage.baseURL}/en`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: textOf('en', 'auth:signIn') }),
  ).toBeVisible();
  await context.clock.fastForward(4000);
  await expect(page.getByText(say('signedOff.title'))).toBeVisible();
  expect(await page.evaluate<boolean>('seen.private')).toBe(false);
  expect((await stage.control.requests('/web-api/user/v1/accounts')).length).toBe(asked);
});

test('NTC-70 a new version is offered, and the reload keeps the coupon', async ({
  page,
  stage,
}) => {
  await page.goto('/en');
  const person = new Bettor(page, false);
  await person.press((await person.standingOutcomes(1))[0]!);
  const selections = person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem');
  await expect(selections).toHaveCount(1);
  let version = 1;
  // The listener for versions is loaded late: until then a new version is ignored.
  await expect(async () => {
    version += 1;
    await stage.control.site({ site: { appVersion: String(version) } });
    await expect(page.getByText(say('update.title'))).toBeVisible({ timeout: 7000 });
  }).toPass();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: say('update.reload') }).click();
  await reloaded;
  await expect(selections).toHaveCount(1);
});
