import { Bettor } from '../stage/Bettor.ts';
import { expect, test } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

const arabic = 'العربية';

test('SHL-220 another language keeps the place, the coupon with its stake and what was typed', async ({ page, stage }) => {
  const person = new Bettor(page, false);
  await page.goto(`${stage.baseURL}/en`);
  const [outcome] = await person.firstOutcomes(1);
  await person.press(outcome!);
  await person.stake('12.34');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: person.text('auth:signIn') }).click();
  const login = page.locator('input[autocomplete="username"]');
  await login.fill('somebody@example.org');
  await page.evaluate(() => scrollTo(0, 300));
  // The dialog stands over the menu, so the address is changed as a link would.
  await page.evaluate(() => history.pushState({ index: 0 }, '', '/ar'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(login).toHaveValue('somebody@example.org');
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(textOf('ar', 'auth:signIn'));
  await page.keyboard.press('Escape');
  // The tree of sports is named by the platform.
  await expect(page.getByText('كرة القدم').first()).toBeAttached();
  const inArabic = new Bettor(page, false, 'ar');
  await expect(inArabic.coupon.getByRole('textbox', { name: inArabic.text('coupon:stake') })).toHaveValue('12.34');
  await expect(person.odds(outcome!)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('SHL-220 the language menu changes texts, names of the platform and direction, and the search in history stays', async ({ page, stage }) => {
  const person = new Bettor(page, false);
  await page.goto(`${stage.baseURL}/en/office/history`);
  await person.signIn();
  const search = page.getByRole('searchbox', { name: person.text('office:filter.search') });
  await search.fill('zz-nothing');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('banner').getByRole('button', { name: /English/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: arabic }).click();
  await expect(page).toHaveURL(`${stage.baseURL}/ar/office/history`);
  await expect(page.locator('main h1')).toHaveText(textOf('ar', 'office:history.title'));
  await expect(page.getByRole('searchbox', { name: textOf('ar', 'office:filter.search') })).toHaveValue('zz-nothing');
  await expect(page).toHaveTitle(new RegExp(textOf('ar', 'office:history.title')));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect((await page.context().cookies()).find(({ name }) => name === 'lng')?.value).toBe('ar');
});
