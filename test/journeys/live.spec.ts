import type { Page } from '@playwright/test';
import { Bettor } from '../stage/Bettor.ts';
import { Line } from '../stage/Line.ts';
import { moveTo } from '../stage/walkTo.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test } from '../stage/stage.ts';
import { beginsWith, textOf } from '../stage/textOf.ts';

const say = (key: string): string => textOf('en', `betting:${key}`);

interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Bounding box of the first matching element. */
async function boxOf(page: Page, selector: string): Promise<Box> {
  const found = page.locator(selector).first();
  await expect(found).toBeVisible();
  return found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** A page that still grows may be too short at first. */
async function scrollDown(page: Page, toPx: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((top) => {
        window.scrollTo(0, top);
        return window.scrollY;
      }, toPx),
    )
    .toBe(toPx);
}

/** Names of visible odds that another element covers. */
async function coveredOdds(page: Page, by: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const cover = document.querySelector(selector)?.getBoundingClientRect();
    if (cover === undefined) throw new Error(`Nothing fits ${selector}`);
    return [...document.querySelectorAll('main [data-odds]')]
      .filter((odds) => {
        const { top, bottom, left, right } = odds.getBoundingClientRect();
        return top < cover.bottom && bottom > cover.top && left < cover.right && right > cover.left;
      })
      .map((odds) => odds.getAttribute('aria-label') ?? '');
  }, by);
}

/** Window height in which the first screen is measured on a desktop. */
const laptop = { width: 1366, height: 768 };
async function liveListIsFiltered(page: Page): Promise<void> {
  const rows = page.locator('main li[data-event]');
  const filters = page.getByRole('group', { name: say('live.filters') });
  const byTime = filters.getByRole('button', { name: say('live.by-time') });
  await byTime.click();
  // Its code may still be loading.
  await expect(byTime).toHaveAttribute('aria-pressed', 'true');
  // It is stored once the page knows the visitor's consent.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.endsWith('betting/list-options')),
  );
  await filters.getByRole('button', { name: new RegExp(`^${say('live.favourites')}`) }).click();
  await expect(page.getByText(say('live.none-chosen'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('live.none-chosen'))).toBeVisible();
  await page
    .getByRole('button', { name: say('live.all') })
    .last()
    .click();
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('main [data-section="live"]')).toHaveCount(1);
}

test.describe('at 1366 × 768', () => {
  test.use({ viewport: laptop });

  test('BET-563 BET-565 BET-830 M42 live rows have result, total and handicap, whose markets can be chosen, and 140 px for names; filters are kept', async ({
    page,
    stage,
  }) => {
    await page.goto(`${stage.brandURL('northline')}/en/live`);
    const columns = page.getByRole('combobox', {
      name: textOf('en', 'betting.later:column.choose'),
    });
    for (const index of [0, 1, 2]) await expect(columns.nth(index)).toBeVisible();
    const names = page.locator('main li[data-event] a[href*="/live/1-"]:has(> span + span)');
    await expect(names.first()).toBeVisible();
    const widths = await names.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(140);
    await liveListIsFiltered(page);
  });

  /** The first prices of a live match are on the first screen, whatever is above them. */
  async function standsOnFirstScreen(page: Page): Promise<void> {
    await expect(page.locator('#markets [data-odds]').first()).toBeVisible();
    // Read at one moment, because content above may still load.
    const seen = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 9999);
        const [board, media] = [boxOf('[data-board]'), boxOf('[data-media]')];
        return {
          isLow: Math.max(board.bottom, media.bottom) - board.top <= 200,
          isInSight: boxOf('#markets [data-odds]').bottom < 768,
          isWhole: boxOf('[data-board] > :last-child').bottom <= board.bottom,
        };
      });
    await expect.poll(seen).toEqual({ isLow: true, isInSight: true, isWhole: true });
  }

  async function canBeNarrow(page: Page): Promise<void> {
    const topOfMarkets = () => boxOf(page, '#markets').then(({ top }) => top);
    const before = await topOfMarkets();
    await page.getByRole('button', { name: textOf('en', 'betting.later:media.hide') }).click();
    await expect.poll(topOfMarkets).toBeLessThan(before - 30);
    await page.getByRole('button', { name: say('score.wide') }).click();
    await expect(page.locator('[data-media] [role=tabpanel]')).toBeHidden();
    await expect
      .poll(() => boxOf(page, '[data-board]').then(({ top, bottom }) => bottom - top))
      .toBeLessThan(60);
  }

  async function keepsScoreInSight(page: Page): Promise<void> {
    await scrollDown(page, 400);
    await expect.poll(() => boxOf(page, '[data-score-bar]')).toEqual({ top: 56, bottom: 96 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('[data-score-bar]')).toBeHidden();
  }

  test('BET-560 BET-1013 BET-561 BET-760 BET-945 M41 northline, football: the first prices are on the first screen, before the start and live; opened details are not cut, the score stays in view', async ({
    page,
    stage,
  }) => {
    const line = new Line(stage);
    await stage.control.pace(0);
    await page.goto(`/en/${await line.eventPath('line', 'football')}`);
    await expect(page.locator('main summary')).toBeVisible();
    await expect
      .poll(async () => (await boxOf(page, '#markets [data-odds]')).bottom)
      .toBeLessThan(620);

    await moveTo(page, `/en/${await line.eventPath('live', 'football')}`);
    await expect(page.locator('[data-media]')).toBeVisible();
    await standsOnFirstScreen(page);
    await canBeNarrow(page);
    await page.reload();
    await expect(page.locator('[data-board="narrow"]')).toBeVisible();
    await keepsScoreInSight(page);

    const details = page.getByRole('region', { name: 'Match details' });
    await details.locator('summary').click();
    for (const tab of ['Statistics', 'Line-ups', 'Head to head', 'Table']) {
      await details.getByRole('tab', { name: tab }).click();
      await expect(details.getByRole('tabpanel').locator('li, tr').first()).toBeVisible();
      const cut = await details.evaluate((host) =>
        [...host.querySelectorAll('*')].flatMap((part) => {
          const { overflowX, overflowY } = getComputedStyle(part);
          const isCut =
            (overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1) ||
            (overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1);
          // Elements for screen readers only are one pixel wide.
          return isCut && part.clientWidth > 1
            ? [`${part.className}: ${part.textContent.slice(0, 40)}`]
            : [];
        }),
      );
      expect(cut, tab).toEqual([]);
    }
  });

  test('BET-560 BET-1013 BET-561 BET-660 BET-945 solara, tennis: the first prices are on the first screen, the score stays in view, each figure of it is beside its own side in both directions', async ({
    page,
    stage,
  }) => {
    await stage.control.pace(0);
    const path = await new Line(stage).eventPath('live', 'tennis');
    for (const language of ['en', 'ar']) {
      await page.goto(`${stage.brandURL('solara')}/${language}/${path}`);
      await standsOnFirstScreen(page);
      if (language === 'en') {
        await canBeNarrow(page);
        await keepsScoreInSight(page);
      }
      await scrollDown(page, 600);
      await expect(page.locator('[data-score-bar]')).toBeVisible();
      const parts = await page
        .locator('[data-score-bar] :is(span:not(:has(bdi)), bdi > bdi)')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x));
      // Names, score, points and clock are read in the order of the text.
      const inOrder = parts.toSorted((first, second) => first - second);
      expect(parts, language).toEqual(language === 'ar' ? inOrder.toReversed() : inOrder);
      expect(parts.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('BET-310 BET-542 the floating player covers no price, at any position and without a column beside the page', async ({
    page,
    stage,
  }) => {
    await stage.control.pace(0);
    await page.goto(`/en/${await new Line(stage).eventPath('live', 'football')}`);
    await detachPlayer(page);
    await expect.poll(() => coveredOdds(page, '[data-place]')).toEqual([]);
    await page.getByRole('button', { name: /^Move the player/ }).press('ArrowUp');
    await scrollDown(page, 500);
    await expect.poll(() => coveredOdds(page, '[data-place]')).toEqual([]);
    const player = await boxOf(page, '[data-place]');
    expect((await boxOf(page, 'aside[aria-label] [role="tablist"]')).top).toBeGreaterThan(0);
    expect(player.top).toBeGreaterThan(56);
    await page.getByRole('button', { name: textOf('en', 'shell:endColumn') }).click();
    await expect.poll(() => coveredOdds(page, '[data-place]')).toEqual([]);
  });
});

async function detachPlayer(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: textOf('en', 'betting.later:media.detach') })
    .first()
    .click();
  await expect(page.locator('[data-place] figure')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use(sizes[1]?.options ?? {});

  test('BET-563 M42 live filters are kept', async ({ page, stage }) => {
    await page.goto(`${stage.brandURL('solara')}/en/live`);
    await expect(page.locator('main li[data-event]').first()).toBeVisible();
    await liveListIsFiltered(page);
  });

  test('BET-542 BET-832 the pinned score has room for both names, and the floating player is above the page', async ({
    page,
    stage,
  }) => {
    await stage.control.pace(0);
    for (const [language, sport] of [
      ['ar', 'tennis'],
      ['en', 'football'],
    ] as const) {
      await page.goto(`/${language}/${await new Line(stage).eventPath('live', sport)}`);
      await scrollDown(page, 900);
      const bar = page.locator('[data-score-bar]');
      await expect(bar).toBeVisible();
      const names = await bar.locator('.one-line').evaluateAll((all) =>
        all.map((name) => {
          const { x, width, top, bottom } = name.getBoundingClientRect();
          return { x, width, top, bottom };
        }),
      );
      const [home, away] = names;
      expect(names).toHaveLength(2);
      expect(home!.width).toBeGreaterThanOrEqual(195);
      expect(away).toMatchObject({ x: home!.x, width: home!.width });
      expect(home!.bottom).toBeLessThanOrEqual(away!.top + 1);
      expect(away!.bottom).toBeLessThanOrEqual((await boxOf(page, '[data-score-bar]')).bottom);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await detachPlayer(page);
    expect((await boxOf(page, '[data-board]')).top).toBeGreaterThan(
      (await boxOf(page, '[data-place]')).bottom,
    );
  });
});

/** Changes of odds in a page. */
interface OddsChanges {
  /** Number of written figures. */
  written: number;
  /** Outcome and instant of every started flash. */
  readonly flashes: (readonly [outcome: number, atMs: number])[];
}

/** Records changes of odds in the page from now on. */
async function watchOdds(page: Page): Promise<() => Promise<OddsChanges>> {
  await page.evaluate(() => {
    const changes: OddsChanges = { written: 0, flashes: [] };
    Object.assign(globalThis, { oddsChanges: changes });
    new MutationObserver((records) => {
      for (const { target, type, oldValue } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const odds = element?.closest('[data-odds]')?.getAttribute('data-odds') ?? null;
        if (odds === null) continue;
        if (type !== 'attributes') changes.written += 1;
        else if (oldValue === null) changes.flashes.push([Number(odds), performance.now()]);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-flash'],
      attributeOldValue: true,
    });
  });
  return () => page.evaluate<OddsChanges>('oddsChanges');
}

const eventOf = (outcomeId: number): number => Math.floor(outcomeId / 2 ** 21);

test('C06 M83 a price that moves has an arrow beside the new figure, up or down; it flashes at most once a second, and never under reduced motion', async ({
  page,
  stage,
  isMobile,
}) => {
  const person = new Bettor(page, isMobile);
  const watch = async (outcome: number): Promise<readonly string[]> => {
    const arrows: string[] = [];
    for (const [coef, text, way] of [
      [2.2, '2.20', 'up'],
      [1.9, '1.90', 'down'],
    ] as const) {
      await stage.control.price(outcome, { coef });
      await person.sees(outcome, text);
      const figure = person.odds(outcome).locator('.num');
      await expect(figure).toHaveAttribute('data-move', way);
      arrows.push(await figure.evaluate((element) => getComputedStyle(element).backgroundImage));
    }
    return arrows;
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/line/1');
  const [outcome = 0, other = 0] = await person.firstOutcomes(2);
  await stage.control.price(outcome, { coef: 2, isBlocked: false });
  await person.sees(outcome, '2.00');
  const [up = '', down = ''] = await watch(outcome);
  expect([up.includes('gradient'), down.includes('gradient'), up === down]).toEqual([
    true,
    true,
    false,
  ]);
  const changes = await watchOdds(page);
  await stage.control.feed({ updatesPerSecond: 200, events: [eventOf(other)] });
  const flashesOfOne = async (): Promise<readonly number[]> => {
    const { flashes } = await changes();
    const [cell = []] = [...Map.groupBy(flashes, ([id]) => id).values()].toSorted(
      (first, second) => second.length - first.length,
    );
    return cell.map(([, atMs]) => atMs);
  };
  await expect
    .poll(async () => (await flashesOfOne()).length, { timeout: 20_000 })
    .toBeGreaterThan(2);
  const times = await flashesOfOne();
  // A frame may be slightly early.
  expect(times.slice(1).filter((atMs, index) => atMs - (times[index] ?? 0) < 950)).toEqual([]);
  await stage.control.feed({ updatesPerSecond: 0 });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await stage.control.price(outcome, { coef: 2 });
  await person.sees(outcome, '2.00');
  const quiet = await watchOdds(page);
  await watch(outcome);
  const { written, flashes } = await quiet();
  expect([written > 0, flashes]).toEqual([true, []]);
});

test('C07 M83 one press beside the live list pauses all its moving odds, and one resumes them; the display settings of any page do the same', async ({
  page,
  stage,
}) => {
  const person = new Bettor(page, false);
  /** Messages of the feed to the page. */
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(String(payload))),
  );
  // No match ends meanwhile, and all prices change.
  await stage.control.pace(0);
  await stage.control.feed({ updatesPerSecond: 50 });
  await page.goto('/en/live');
  const [outcome = 0] = await person.firstOutcomes(1);
  await stage.control.price(outcome, { coef: 2, isBlocked: false });
  await person.sees(outcome, '2.00');
  const pause = page.getByRole('button', { name: say('prices.pause'), exact: true });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  // Rows come and go, and markets are suspended; an open price stays in place. Invisible prices are
  // not updated, so only visible ones count.
  const standing = (): Promise<Readonly<Record<string, string>>> =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('main [data-odds][data-state="open"]')]
          .filter((odds) => {
            const { top, bottom } = odds.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          })
          .map((odds) => [
            odds.getAttribute('data-odds') ?? '',
            odds.querySelector('.num')?.textContent ?? '',
          ]),
      ),
    );
  const before = await standing();
  const changes = await watchOdds(page);
  for (const coef of [2.2, 1.9]) {
    await stage.control.price(outcome, { coef });
    await expect.poll(() => told.some((text) => text.includes(`${outcome},${coef},`))).toBe(true);
  }
  // Received changes would be painted by now.
  await page.evaluate(
    () =>
      new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const after = await standing();
  const kept = Object.keys(before).filter((id) => id in after);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((id) => after[id] !== before[id])).toEqual([]);
  expect((await changes()).flashes).toEqual([]);
  await expect(person.odds(outcome).locator('.num')).toHaveText('2.00');
  await pause.click();
  await person.sees(outcome, '1.90');

  await moveTo(page, '/en/results');
  await expect(pause).toHaveCount(0);
  await page
    .getByRole('button', { name: beginsWith(textOf('en', 'shell:displaySettings')) })
    .click();
  const calm = page.getByRole('switch', { name: beginsWith(textOf('en', 'shell.later:calm')) });
  await calm.click();
  await expect(calm).toBeChecked();
  await page.keyboard.press('Escape');
  await moveTo(page, '/en/live');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});
