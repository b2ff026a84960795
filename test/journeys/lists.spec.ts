import { Line } from '../stage/Line.ts';
import { expect, test } from '../stage/stage.ts';

test('BET-100 the Asian view and Malay odds are chosen in the bar, are there after a reload, and go into the coupon', async ({
  page,
  stage,
}) => {
  const [game] = await new Line(stage).games('line', 1);
  // The championship and not the sport: the rows of a long list are there when they are near the
  // screen.
  await page.goto(`/en/line/1/${game?.champId ?? 0}`);
  await page.getByRole('banner').getByRole('button', { name: /^Odds/ }).click();
  const menu = page.getByRole('dialog', { name: 'Odds format' });
  await menu.getByRole('button', { name: 'Asian' }).click();
  await menu.getByRole('radio', { name: /Malay/ }).click();
  const row = page.getByRole('main').locator(`[data-event="${game?.id ?? 0}"]`);
  await expect(row.locator('[data-odds]').nth(8)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByText('Malay')).toBeVisible();
  const cell = row.locator('[data-odds][data-state="open"]').first();
  // Malay prices lie between minus one and one.
  await expect(cell).toHaveText(/[\u2212]?(?:0\.\d{2,3}|1\.00)$/);
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
});

test('BET-107 columns, crests and compact rows are chosen in the panel, and a reset brings everything back', async ({
  page,
  stage,
}) => {
  const [game] = await new Line(stage).games('line', 1);
  await page.goto(`/en/line/1/${game?.champId ?? 0}`);
  const row = page.getByRole('main').locator(`[data-event="${game?.id ?? 0}"]`);
  await expect(row).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'List settings' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'List settings' });
  await panel.getByRole('button', { name: 'Double chance' }).click();
  await panel.getByRole('button', { name: 'Handicap' }).click();
  await panel.getByRole('switch', { name: 'Team crests' }).click();
  const crests = row.locator('svg[viewBox="0 0 24 26"]');
  await expect(crests).toHaveCount(2);
  await expect(row.locator('[data-kind="doubleChance"]')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(crests).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
