import { expect, test } from '../stage/stage.ts';

test('SHL-340 SHL-341 the inspector shows plan, guards, layers and switches of both brands, live; its findings are copied as JSON, and the session tab shows the person and no token', async ({
  page,
  context,
  stage,
}) => {
  for (const brand of ['northline', 'solara']) {
    await page.goto(`${stage.brandURL(brand)}/en/debugger`);
    await expect(page.getByRole('heading', { level: 1, name: 'Inspector' })).toBeVisible();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('row', { name: /^betting\.live betting ✓ \/live/ })).toBeVisible();

    await page.getByRole('tab', { name: 'Plan' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Guards' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(panel.locator('summary').first()).toContainText('/en/debugger → next');
    await expect(panel.getByRole('row', { name: /^bonus-page no guard/ })).toBeVisible();

    await page.getByRole('tab', { name: 'Configuration' }).click();
    await page.getByRole('searchbox', { name: 'Search in this tab' }).fill('brand.name');
    await expect(panel.getByRole('row')).toHaveCount(2);
    await expect(
      panel.getByRole('row', { name: new RegExp(`^brand\\.name .* ${brand}\\.json$`) }),
    ).toBeVisible();
  }
  await page.getByRole('searchbox', { name: 'Search in this tab' }).fill('features.promo');
  await stage.control.site({ features: { promo: true } });
  await expect(
    page.getByRole('row', { name: /^features\.promo true (?:live|platform)$/ }),
  ).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Session' }).click();
  await page.getByRole('searchbox', { name: 'Search in this tab' }).fill('state');
  await expect(page.getByRole('row', { name: /^state anonymous/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    person: [{ name: 'state', value: 'anonymous' }],
  });
});
