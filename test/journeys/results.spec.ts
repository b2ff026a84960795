import type { ChampTable, GameWire } from '../../schemas/generated/wire.ts';
import { Line } from '../stage/Line.ts';
import { moveTo } from '../stage/walkTo.ts';
import { expect, test } from '../stage/stage.ts';

test('RES-1 RES-2 RES-4 RES-7 BET-370 a match ends, its address leads to its result, and the day lists it with its incidents; days are chosen in the strip and, by keyboard alone, in the calendar', async ({
  page,
  stage,
}) => {
  const [game] = (await new Line(stage).games('live', 1)) as [GameWire, ...GameWire[]];
  await stage.control.result(game.id, { score: [4, 2] });
  // With a slug of its own: data of an address are cached for a while, and other journeys may have
  // requested this match.
  const path = `en/live/1/${game.champId}/${game.id}-until-the-end`;
  // If the platform is slow to answer about an address, the page stays as it is; the next visit
  // knows.
  const leftFor = async (): Promise<readonly unknown[]> => {
    const left = await page.request.get(`${stage.baseURL}/${path}`, { maxRedirects: 0 });
    return [left.status(), left.headers()['location']];
  };
  await expect.poll(leftFor).toEqual([301, `/en/results/event/${game.id}-${game.slug}`]);
  for (const wrong of ['results/2026-02-30', 'results/2199-01-01', 'results/event/77'])
    expect((await page.request.get(`${stage.baseURL}/en/${wrong}`)).status(), wrong).toBe(404);

  await page.goto(`${stage.baseURL}/${path}`);
  await expect(page).toHaveURL(new RegExp(`/en/results/event/${game.id}-`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.team1.name);
  await expect(
    page.getByRole('region', { name: 'Settled markets' }).getByText('Won').first(),
  ).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Football' })
    .click();
  await page.getByRole('searchbox', { name: 'Team or league' }).fill(game.team1.name);
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('button', {
      name: `Match details: ${game.team1.name} – ${game.team2.name}`,
    }),
  });
  await expect(row).toContainText('42');
  await row.getByRole('button', { name: /^Match details:/ }).press('Enter');
  await expect(row.getByText('Corners')).toBeVisible();

  const { last_date: today } = (await (
    await fetch(`${stage.baseURL}/web-api/line/v1/results?limit=1`)
  ).json()) as { readonly last_date: string };
  await moveTo(page, '/en/results');
  await expect(page).toHaveURL(/\/en\/results$/);
  const days = page.getByRole('navigation', { name: 'Days' });
  await days.getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/en\/results\/\d{4}-\d{2}-\d{2}$/);
  await expect(days.getByRole('link').nth(3)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Any date' }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Choose a date' }).locator('[aria-pressed="true"]'),
  ).toBeFocused();
  for (const key of ['PageUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const chosen = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(Date.parse(today) - Date.parse(chosen)).toBeGreaterThan(30 * 86_400_000);
});

test('RES-60 M48 names of matches and seasons are complete, and a single competition is as wide as the page', async ({
  page,
  stage,
}) => {
  const line = `${stage.baseURL}/web-api/line/v1`;
  const tableOf = async (query: string) =>
    (await (await fetch(`${line}/champs/2/table${query}`)).json()) as ChampTable;
  const { season } = await tableOf('');
  const { to_at: decidedAtS } = await tableOf(`?season=${season - 1}`);
  const day = new Date((decidedAtS ?? 0) * 1000).toISOString().slice(0, 10);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${stage.baseURL}/en/results/${day}/1-football/2-premier-division`);
  await expect(page.getByRole('list', { name: /^Podium: / })).toBeVisible();
  const main = page.getByRole('main');
  const parts = await main.evaluate((host) => ({
    width: host.clientWidth,
    section: host.querySelector('section section')?.clientWidth ?? 0,
    cut: [...host.querySelectorAll('section li a *')].flatMap((part) =>
      part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 ? [part.textContent] : [],
    ),
  }));
  expect(parts.section).toBeGreaterThan(parts.width - 20);
  expect(parts.cut).toEqual([]);
});
