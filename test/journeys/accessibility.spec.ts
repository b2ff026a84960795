import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allLooks, describeLook, openLook, oppositeLooks } from '../stage/Look.ts';
import { canBeSeen, scenes } from '../stage/scenes.ts';
import { expect, test } from '../stage/stage.ts';

/**
 * Every combination is for the night. In every run a page is seen in two opposite ones, others for every scene, and what
 * opens over a page in one, so that all of them together meet each side of each axis.
 */
const isFull = process.env['MATRIX'] === 'full';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What a page repeats is looked at so many times in each of its states: the hundredth row is drawn by the code of the
 * first, and contrast is measured by laying the page out for each text. The night looks at everything.
 */
const alikeMax = isFull ? Infinity : 4;

/** Marks the children of lists, tables and columns that are drawn like so many before them, in whichever list of the page. */
async function markAlike(page: Page): Promise<void> {
  if (alikeMax === Infinity) return;
  await page.evaluate((max) => {
    const seen = new Map<string, number>();
    for (const parent of document.querySelectorAll('body *')) {
      if (parent.closest('[data-alike]') !== null) continue;
      for (const child of parent.children) {
        const states = ['role', 'data-state', 'data-move', 'aria-pressed', 'aria-disabled', 'aria-current'].map((name) => child.getAttribute(name)).join();
        const kind = `${parent.tagName} ${parent.className} ${child.tagName} ${child.className} ${states}`;
        const count = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, count);
        child.toggleAttribute('data-alike', count > max);
      }
    }
  }, alikeMax);
}

/** One line for every place that breaks a rule of WCAG 2.2 AA or a good practice. */
async function violations(page: Page): Promise<string[]> {
  // What has scrolled below the header is not too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await markAlike(page);
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('[data-alike]')
    .options({ runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${(failureSummary ?? '').split('\n').slice(1, 3).join(' ').trim()}`));
}

for (const [turn, scene] of scenes.entries()) {
  const looks = (
    isFull
      ? allLooks()
      : oppositeLooks(turn)
          .slice(scene.isLayer === true ? 1 : 0)
          .map((look) => ({ ...look, isSignedIn: scene.isSignedIn ?? look.isSignedIn, isMobile: scene.isMobile ?? look.isMobile }))
  ).filter((look) => canBeSeen(scene, look));
  test(`C01 ${scene.name}: nothing stands in anybody's way`, async ({ browser, stage, guard }) => {
    test.setTimeout(45_000 * looks.length);
    // Pages and calls that are refused on purpose.
    guard.expectError(/Failed to load resource.*(?:400|403|404|422|451|500|503)/);
    for (const [index, look] of looks.entries()) {
      await test.step(describeLook(look), async () => {
        // The stage comes as at the start.
        if (index > 0) await stage.control.reset();
        const context = await openLook(browser, stage, look);
        try {
          const page = await context.newPage();
          guard.watch(page);
          await scene.show({ page, look, stage });
          // Every price that moves lays the page out anew while it is measured.
          await stage.control.feed({ paused: true });
          expect.soft(await violations(page), describeLook(look)).toEqual([]);
        } finally {
          await context.close();
        }
      });
    }
  });
}
