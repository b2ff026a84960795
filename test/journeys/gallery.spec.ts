import { findViolations } from '../stage/findViolations.ts';
import { expect, test } from '../stage/stage.ts';

test('SHL-564 the gallery violates no accessibility rule in any theme, direction and density, and its pop-ups open', async ({
  page,
  stage,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${stage.brandURL('northline')}/en/component-gallery`);
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
  const gallery = page.locator('#gallery');
  // Elements checked in this look are not checked again below the dialog.
  let known = new Set<string>();
  for (const [theme, direction, density] of [
    ['Light', 'LTR', 'Compact'],
    ['Dark', 'RTL', 'Touch'],
  ] as const) {
    for (const name of [theme, direction, density])
      await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await expect(gallery).toHaveAttribute('dir', direction.toLowerCase());
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
    known = new Set();
    expect(await findViolations(page, { known }), theme).toEqual([]);
  }

  await page.getByRole('button', { name: 'Dialog md', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Dialog md' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page, { known }), 'dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Popover, start' }).click();
  await page.getByRole('dialog', { name: 'Popover start' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Beside, end' }).click();
  await expect(page.getByText('What stands beside its anchor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('What stands beside its anchor')).toBeHidden();
});
