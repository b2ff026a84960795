import { Line } from '../stage/Line.ts';
import { expect, test } from '../stage/stage.ts';

test('BET-254 BET-258 a match leads to its table, its teams and a window of statistics, by keyboard and by pointer', async ({
  page,
  stage,
}) => {
  const line = new Line(stage);
  const [game] = await line.games('line', 1);
  const path = `line/1/${game?.champId ?? 0}/${game?.id ?? 0}`;
  await page.goto(`${stage.baseURL}/en/${path}`);
  const details = page.getByRole('region', { name: 'Match details' });
  await details.locator('summary').press('Enter');
  const tabs = details.getByRole('tab');
  await expect(tabs).toHaveText(['Head to head', 'Table', 'Line-ups']);
  await expect(
    details.getByRole('region', { name: `Recent form: ${game?.team1.name ?? ''}` }),
  ).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(
    details.getByRole('row', { name: new RegExp(game?.team1.name ?? '') }).first(),
  ).toBeVisible();

  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    details.getByRole('link', { name: 'All statistics, in a new window' }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Line-ups' })).toBeVisible();
  await expect(popup.getByRole('banner')).toHaveCount(0);
  await popup.close();

  await details
    .getByRole('row', { name: new RegExp(game?.team1.name ?? '') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/statistic\/team\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game?.team1.name ?? '');
});
