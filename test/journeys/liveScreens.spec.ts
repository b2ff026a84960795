import type { Page } from '@playwright/test';
import type { SportsTree } from '../../schemas/generated/wire.ts';
import { Line } from '../stage/Line.ts';
import { moveTo, walkTo } from '../stage/walkTo.ts';
import { openLook, type Look } from '../stage/Look.ts';
import { expect, startStage, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/** An evening between weekends, when many sports are live and none fills the first screen. */
const atMs = Date.UTC(2026, 2, 10, 21, 20);
/** Bottom of the visible area: of the window on a desktop, above the bar on a phone. */
const floorPx = { desktop: 768, phone: 773 } as const;

// One stage for all of them.
test.describe.configure({ mode: 'default' });

/** A full world, started once for all tests. */
let full: Stage;
test.beforeAll(async () => {
  full = await startStage({}, { size: 'full', atMs });
  await full.control.pace(0);
});
test.afterAll(() => full.server.close());

function look(brand: Look['brand'], isMobile: boolean): Look {
  return { brand, isMobile, theme: 'dark', language: 'en', isSignedIn: false };
}

/** Matches and captions of sports wholly on the first screen of the live list. */
function seenRows(page: Page, floor: number) {
  return page.evaluate((bottomPx) => {
    const inSight = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= bottomPx;
      }).length;
    return { rows: inSight('main li[data-event]'), sports: inSight('main section > * h2') };
  }, floor);
}

async function firstScreenIsFull(page: Page, isMobile: boolean): Promise<void> {
  const seen = () => seenRows(page, isMobile ? floorPx.phone : floorPx.desktop);
  await expect.poll(async () => (await seen()).rows).toBeGreaterThanOrEqual(isMobile ? 5 : 12);
  expect((await seen()).sports).toBeGreaterThanOrEqual(2);
}

test('A12 BET-564 BET-850 M42 northline: the first screen has twelve live matches of several sports; a line of ten thousand events renders at most 300 rows', async ({
  browser,
  guard,
}) => {
  const context = await openLook(browser, full, look('northline', false));
  const page = await context.newPage();
  guard.watch(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/en/live');
  await firstScreenIsFull(page, false);

  await walkTo(page, '/en/line');
  const rows = page.locator('main li[data-event]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(300);
  for (let screen = 0; screen < 8; screen += 1) await page.mouse.wheel(0, 2000);
  await expect(rows.first()).toBeAttached();
  expect(await rows.count()).toBeLessThanOrEqual(300);
  await context.close();
});

/** A live event of each sport, with a broadcast where there is one. */
async function liveEvents() {
  const { sports } = (await (
    await fetch(`${full.baseURL}/web-api/line/v1/sports`)
  ).json()) as SportsTree;
  const line = new Line(full);
  const found = [];
  for (const { id, slug, liveCount } of sports) {
    if (liveCount === 0) continue;
    const games = (await line.games('live', id)).filter(({ main }) => main.length > 0);
    const game = games.find(({ hasVideo }) => hasVideo) ?? games[0];
    if (game === undefined) continue;
    found.push({ sport: slug, path: `live/${id}/${game.champId}/${game.id}`, game });
  }
  return found;
}

test('BET-560 BET-561 BET-564 BET-850 M42 solara on a phone: the first screen has five live matches of several sports; for every live sport the first prices are above the phone navigation, with tracker, broadcast or neither; after scrolling score and player stay in view and the player covers neither', async ({
  browser,
  guard,
}) => {
  test.slow();
  const context = await openLook(browser, full, look('solara', true));
  const page = await context.newPage();
  guard.watch(page);
  await page.goto('/en/live');
  await firstScreenIsFull(page, true);
  const events = await liveEvents();
  expect(events.length).toBeGreaterThanOrEqual(10);
  // Read at one moment, because content above may still load.
  const seen = () =>
    page.evaluate((floor) => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 9999);
      const board = boxOf('[data-board]');
      return {
        event: Math.floor(
          Number(document.querySelector('#markets [data-odds]')?.getAttribute('data-odds')) /
            2 ** 21,
        ),
        isInSight: boxOf('#markets [data-odds]').bottom <= floor,
        isWhole: boxOf('[data-board] > :last-child').bottom <= board.bottom,
        isBelowHead: board.top >= boxOf('main nav').bottom - 1,
      };
    }, floorPx.phone);
  const media = page.getByRole('region', { name: textOf('en', 'betting.later:media.title') });
  const video = media.getByRole('tab', { name: textOf('en', 'betting.later:media.video') });
  let watched: string | undefined;
  for (const { sport, path, game } of events) {
    const stands = { event: game.id, isInSight: true, isWhole: true, isBelowHead: true };
    await moveTo(page, `/en/${path}`);
    await expect(page.locator('[data-board]')).toContainText(game.team1.name);
    await expect.poll(seen, sport).toEqual(stands);
    if (!game.hasVideo) continue;
    watched = path;
    await video.click();
    await expect.poll(seen, `${sport}, broadcast`).toEqual(stands);
    await media.getByRole('button', { name: textOf('en', 'betting.later:media.hide') }).click();
    await expect.poll(seen, `${sport}, folded`).toEqual(stands);
    await media.getByRole('button', { name: textOf('en', 'betting.later:media.show') }).click();
  }
  expect(watched).toBeDefined();
  await moveTo(page, `/en/${watched}`);
  await media.getByRole('button', { name: textOf('en', 'betting.later:media.detach') }).click();
  await expect(page.locator('[data-place] figure')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 700);
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [player, score] = [boxOf('[data-place]'), boxOf('[data-score-bar]')];
        return {
          player: player.top,
          isScoreBelow: score.height > 0 && Math.abs(score.top - player.bottom) <= 1,
          areMarketsBelow: boxOf('#markets [role="toolbar"]').top >= score.bottom - 1,
        };
      }),
    )
    .toEqual({ player: 0, isScoreBelow: true, areMarketsBelow: true });
  await context.close();
});
