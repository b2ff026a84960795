import { Bettor } from '../stage/Bettor.ts';
import { moveTo } from '../stage/walkTo.ts';
import { expect, test } from '../stage/stage.ts';

test('BET-150 BET-161 BET-172 BET-173 CPN-590 a page of the menu, an accumulator in one press with complete match names in the coupon, and a team page by its name alone', async ({
  page,
  isMobile,
}) => {
  const person = new Bettor(page, isMobile);
  await page.goto('/en/topgame/line');
  await expect(page.getByRole('heading', { level: 1, name: 'Top matches' })).toBeVisible();
  await expect(person.odds((await person.firstOutcomes(1))[0] ?? 0)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Acca of the day' });
  const add = panel.getByRole('button', { name: /^Add \d to bet slip$/ });
  await add.click();
  await expect(panel.getByRole('button', { name: 'View bet slip' })).toBeAttached();

  await person.openCoupon();
  const names = person.coupon.getByText(/^[^–]+ – [^–]+$/);
  await expect(names.first()).toBeVisible();
  const shown = await names.evaluateAll((all) =>
    all.map((name) => {
      // The longest possible names.
      name.textContent = 'Deportivo Valnegro – Deportivo Montserrat';
      return name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1;
    }),
  );
  expect(shown).not.toContain(false);

  const answer = await page.goto('/en/harbour-city');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/en\/\d+-harbour-city$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour City' })).toBeVisible();
  await moveTo(page, '/en/champs/2-premier-division');
  await expect(page.getByText('in progress')).toBeVisible();
});

test('BET-171 live matches are put side by side, moved by keyboard and remembered', async ({
  page,
  stage,
}) => {
  // None of them ends meanwhile.
  await stage.control.pace(0);
  await page.goto(`${stage.baseURL}/en/multi`);
  await page.getByRole('button', { name: 'Add matches' }).first().click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  for (const place of [0, 1]) await rows.nth(place).getByRole('button').click();
  await page.keyboard.press('Escape');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  for (const place of [0, 1]) await expect(tiles.nth(place)).toHaveAttribute('aria-label', / – /);
  const names = await tiles.evaluateAll((all) =>
    all.map((tile) => tile.getAttribute('aria-label')),
  );
  await tiles
    .first()
    .getByRole('button', { name: /arrow keys/ })
    .press('ArrowRight');
  await expect(tiles.first()).toHaveAttribute('aria-label', names[1] ?? '');
  await page.reload();
  await expect(tiles).toHaveCount(2);
  await expect(tiles.nth(1)).toHaveAttribute('aria-label', names[0] ?? '');
});
