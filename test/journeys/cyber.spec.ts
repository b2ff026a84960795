import { Line } from '../stage/Line.ts';
import { expect, test } from '../stage/stage.ts';

test('CYB-1 CYB-3 CYB-13 the menu leads to a discipline and one of its matches, and the breadcrumb leads back', async ({
  page,
  stage,
}) => {
  const game = (await new Line(stage).games('line', 17)).find(
    ({ cyber }) => cyber?.kind === 'real',
  );
  const { id, key, name } = game?.cyber ?? { id: 0, key: '', name: '' };
  await page.goto(`${stage.baseURL}/en/cyber`);
  await expect(page).toHaveURL(/\/en\/cyber\/real\/all$/);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: new RegExp(`^${name} \\d`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} – Esports`));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pre-match \d/ })
    .click();
  await page
    .locator(`main [data-event="${game?.id ?? 0}"] a`)
    .first()
    .click();
  await expect(page).toHaveURL(
    new RegExp(`/en/cyber/real/${id}-${key}/\\d+-[a-z-]+/(?:line|live)/${game?.id ?? 0}-`),
  );
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toContainText(
    game?.team1.name ?? '',
  );
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('link', { name: 'All matches' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('CYB-17 CYB-13 the edge answers an unknown discipline with 404, and redirects an old address to the current one', async ({
  request,
  stage,
}) => {
  const [game] = await new Line(stage).games('line', 17);
  const statusOf = async (path: string): Promise<number> =>
    (await request.get(`${stage.baseURL}/en/${path}`, { maxRedirects: 0 })).status();
  expect(await statusOf('cyber/real/99')).toBe(404);
  expect(await statusOf('cyber/fantasy/all')).toBe(404);
  expect(await statusOf('cyber/real/disciplines')).toBe(301);
  const old = await request.get(
    `${stage.baseURL}/en/cyber/real/99-old/2-old-cup/line/${game?.id ?? 0}-old-names`,
    { maxRedirects: 0 },
  );
  expect(old.status()).toBe(301);
  expect(old.headers()['location']).toContain(
    `/${game?.cyber?.id ?? 0}-${game?.cyber?.key ?? ''}/`,
  );
});
