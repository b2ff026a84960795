import { textOf } from '../stage/textOf.ts';
import { expect, test } from '../stage/stage.ts';

const say = (key: string): string => textOf('en', `office.settings:${key}`);

test('OFC-141 OFC-144 AUT-360 ACC-95 UC06 settings take effect at once and in the other tab, a closed right gives its reason, and a move is asked about before every page', async ({
  member: page,
  context,
  stage,
}) => {
  test.slow();
  await page.goto('/en/office/settings');
  const row = (id: string) => page.locator(`[data-setting="${id}"]`);
  await row('appTheme')
    .getByRole('button', { name: say('value.appTheme.0') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText(say('saved'))).toBeVisible();
  await row('appTheme')
    .getByRole('button', { name: say('value.appTheme.1') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const other = await context.newPage();
  await other.goto(`${stage.baseURL}/en/office/settings`);
  await expect(other.getByRole('heading', { name: say('section.sports') })).toBeVisible();
  const sports = (tab: typeof page) => tab.locator('#sports').getByRole('switch');
  await sports(page).first().click();
  await expect(sports(other).first()).toHaveAttribute('aria-checked', 'false');
  await sports(page).first().click();
  await expect(sports(other).first()).toHaveAttribute('aria-checked', 'true');

  await stage.control.user('demo', { rights: { withdraw: 'review' }, hideBalance: true });
  for (const tab of [page, other])
    await expect(
      tab.getByRole('button', { name: textOf('en', 'auth:balance.show') }),
    ).toBeVisible();
  await page.getByRole('button', { name: textOf('en', 'auth:balance.show') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /€/ })).toBeVisible();

  await stage.control.user('demo', { transferTo: 'Harbour Games Ltd' });
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/en\/user\/transfer/);
  const transfer = (key: string): string => textOf('en', `access.transfer:${key}`);
  await page.getByRole('checkbox').check();
  const agree = transfer('agree').replace('{{operator}}', 'Harbour Games Ltd');
  await page.getByRole('button', { name: agree }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/en\/office\/settings/);
  await stage.control.user('demo', { rights: { withdraw: '' }, hideBalance: false });
});
