import { Bettor } from '../stage/Bettor.ts';
import { expect, test } from '../stage/stage.ts';

test('PLN-53 live betting that the operator closes is gone without a reload, the line and the coupon go on, and it comes back', async ({ page, stage, guard }) => {
  guard.expectError(/Failed to load resource.*40[14]/);
  await page.goto('/en/live');
  const person = new Bettor(page, false);
  const [outcome] = await person.firstOutcomes(1);
  await person.press(outcome!);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const liveLinks = page.getByRole('banner').getByRole('link', { name: 'Live' });
  await expect(liveLinks.first()).toBeVisible();

  await stage.control.site({ features: { 'betting.live': false } });
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible({ timeout: 10_000 });
  await expect(liveLinks).toHaveCount(0);
  await expect(person.coupon.getByRole('list', { name: 'Selections' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top live' })).toHaveCount(0);
  expect((await page.request.get('/en/live')).status()).toBe(404);

  await stage.control.site({ features: { 'betting.live': null } });
  await expect(page.getByRole('heading', { name: 'Top live' })).toBeVisible();
  await liveLinks.first().click();
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
