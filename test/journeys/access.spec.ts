import { Bettor } from '../stage/Bettor.ts';
import { expect, test } from '../stage/stage.ts';

const block = '/blocks-api/api/v1/block/light';

test('ACC-80 ACC-81 ACC-10 A34 the page of an open site makes no access check of its own; maintenance begins and ends without a reload, and coupon and address are kept', async ({
  page,
  stage,
  isMobile,
}) => {
  const person = new Bettor(page, isMobile);
  // No match ends and no market is suspended meanwhile.
  await stage.control.pace(0);
  await page.goto('/en/live?from=journey');
  await test.step('the page makes no check, and loads no code of it', async () => {
    await expect(page.locator('main [data-odds]').first()).toBeVisible();
    expect(await stage.control.requests('/blocks-api/api/v2/block')).toEqual([]);
    expect(await stage.control.requests(block)).toHaveLength(1);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    );
    expect(scripts.filter((name) => /SiteAccess|access-pages/.test(name))).toEqual([]);
  });
  const [outcome = 0] = await person.firstOutcomes(1);
  await person.press(outcome);
  await page
    .locator('html')
    .evaluate((element: HTMLElement) => (element.dataset['journey'] = 'same page'));
  // The service loads 3 s after the page; its first message is the current state.
  await stage.control.site({
    maintenance: { isActive: true, ended_at: Math.floor(stage.nowMs() / 1000) + 3600 },
  });
  await expect(page).toHaveURL('/en/maintenance?return-url=%2Fen%2Flive%3Ffrom%3Djourney');
  await expect(page.getByRole('heading', { level: 1, name: 'Half-time: back soon' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(
    /^(?:1:00:0\d|0:59:\d\d)$/,
  );
  await stage.control.site({ maintenance: null });
  await expect(page).toHaveURL('/en/live?from=journey');
  await expect(person.odds(outcome)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-journey', 'same page');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('EDG-374 a blocked visitor gets no page of the site, can sign in from the block page, and can appeal', async ({
  page,
  stage,
  guard,
  isMobile,
}) => {
  guard.expectError(/451/);
  await stage.control.site({ block: { templateTypeId: 16 } });
  const answer = await page.goto('/en/live');
  expect([
    answer?.status(),
    answer?.headers()['x-robots-tag'],
    answer?.headers()['cache-control'],
  ]).toEqual([451, 'noindex', 'no-store']);
  await expect(page).toHaveURL('/en/suspension?return-url=%2Fen%2Flive');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Service temporarily suspended' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Appeal this decision' }).click();
  await new Bettor(page, isMobile).signIn('demo');
  await expect(page).toHaveURL('/en/block-appeal-history');
  await page.getByLabel('Your appeal').fill('Please look at it again.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Under review', { exact: true })).toBeVisible();
  await stage.control.post('appeals/1', { state: 'declined', answer: 'The decision stands.' });
  await page.reload();
  await expect(page.getByText('The decision stands.')).toBeVisible();
});

test('ACC-82 an unavailable platform is shown as maintenance (503), and one press retries', async ({
  page,
  stage,
  guard,
}) => {
  guard.expectError(/50[0-9]/);
  await stage.control.faults([{ path: '/blocks-api/*', times: 1000, status: 500 }]);
  const answer = await page.goto('/en/line');
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60']);
  await expect(page).toHaveURL('/en/maintenance?return-url=%2Fen%2Fline');
  await expect(
    page.getByText('Our service isn’t responding right now.', { exact: false }),
  ).toBeVisible();
  await stage.control.faults([]);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page).toHaveURL('/en/line');
  await expect(page.locator('main [data-odds]').first()).toBeVisible();
});

test('SHL-212 without scripts the maintenance page shows its text and dates', async ({ stage }) => {
  await stage.control.site({
    maintenance: { isActive: true, started_at: 1_700_000_000, ended_at: 2_000_000_000 },
  });
  const answer = await fetch(`${stage.baseURL}/ru/live`);
  expect(answer.status).toBe(503);
  const [, drawn = ''] = (await answer.text()).split('<div id="root"');
  const words = drawn.replace(/<script.*/s, '').replaceAll(/<[^>]*>/g, ' ');
  expect(words).toMatch(/Перерыв: скоро вернёмся.*14 нояб\..*18 мая/s);
});

test('EDG-377 an old browser gets a page without scripts', async ({ stage }) => {
  const answer = await fetch(`${stage.baseURL}/en/line`, {
    headers: {
      'User-Agent':
        'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
    },
  });
  const html = await answer.text();
  expect(html).toContain('<h1>Your browser is out of date</h1>');
  expect(html).toContain('Firefox');
  expect(html).not.toMatch(/<script|modulepreload/);
});
