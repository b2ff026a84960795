import { Line } from '../stage/Line.ts';
import { expect, test } from '../stage/stage.ts';
import { stands } from '../stage/Visit.ts';

test('BET-200 BET-202 BET-203 BET-206 BET-207 nothing moves when odds are suspended, and their course is shown and announced; the parts, the search and the pins of an event work by keyboard, and a link restores them', async ({
  page,
  stage,
}) => {
  await page.goto(`${stage.baseURL}/en/${await new Line(stage).eventPath('line', 'football')}`);
  const markets = page.getByRole('region', { name: 'Markets' });
  const heads = markets.getByRole('heading', { level: 3 });
  await expect(heads.first()).toHaveText('Result');
  await test.step('suspended odds and their history', async () => {
    const card = markets.getByRole('region', { name: 'Result', exact: true });
    const odds = card.locator('[data-odds]');
    await expect(odds).toHaveCount(3);
    const last = markets.locator('section').nth(5);
    await stands(page);
    let before = await last.boundingBox();
    // Content above it may still load.
    await expect(async () => {
      const earlier = before;
      before = await last.boundingBox();
      expect(before).toEqual(earlier);
    }).toPass({ intervals: [500] });
    const id = Number(await odds.first().getAttribute('data-odds'));
    await stage.control.price(id, { isBlocked: true });
    await expect(odds.first()).toHaveAttribute('data-state', 'suspended');
    expect(await last.boundingBox()).toEqual(before);
    await card.hover();
    await card.getByRole('button', { name: 'Odds history: Result' }).click();
    await expect(card.getByRole('img', { name: /^Odds for Result from/ })).toBeVisible();
    await card.getByText('Odds as a table').click();
    await expect(card.getByRole('row').nth(1).getByRole('cell')).toHaveCount(3);
  });
  await test.step('by keyboard', async () => {
    await markets.getByRole('tab', { name: 'Match' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(markets.getByRole('tab', { name: '1st half' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page).toHaveURL(/\?part=h1$/);
    await expect(markets.locator('[data-odds]').first()).toHaveAccessibleName(/1st half. Result/);
    await page.keyboard.press('f');
    await page.keyboard.type('corners total');
    await expect(heads.first()).toHaveText(/^Corners/);
    await page.keyboard.press('Escape');
    await expect(markets.getByRole('button', { name: 'Find a market' })).toBeFocused();
    await markets.getByRole('button', { name: 'Pin Both teams to score to the top' }).click();
    await expect(heads.first()).toHaveText('Both teams to score');
    await page.reload();
    await expect(markets.getByRole('tab', { name: '1st half' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(heads.first()).toHaveText('Both teams to score');
  });
});
