import type { Page } from '@playwright/test';
import { allLooks, describeLook, oppositeLooks, type Look } from '../stage/Look.ts';
import { PageGuard } from '../stage/PageGuard.ts';
import { findInterruptions } from '../stage/findInterruptions.ts';
import { findFaintPlaces, findViolations } from '../stage/findViolations.ts';
import { canBeSeen, scenes } from '../stage/scenes.ts';
import { expect, test as base } from '../stage/stage.ts';
import type { Scene } from '../stage/Visit.ts';
import { Windows } from '../stage/Windows.ts';

/**
 * The nightly run covers every combination. Each other run shows a page in two opposite looks and a
 * layer over a page in one, different ones for every tour, so that together they meet each side of
 * each axis.
 */
const isFull = process.env['MATRIX'] === 'full';

/**
 * Number of equal elements checked per state: further rows are drawn by the same code, and contrast
 * is measured by laying the page out for each text. The nightly run checks all.
 */
const alikeMax = 4;

/** Number of scenes shown one after the other in the same windows. */
const tourLength = 8;

const test = base.extend<object, { readonly windows: Windows }>({
  windows: [
    async ({ browser, workerStage }, use) => {
      const windows = new Windows(browser, workerStage);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  // The windows know when the stage has to be reset.
  stage: async ({ workerStage }, use) => use(workerStage),
  guard: async ({ workerStage }, use) => {
    const guard = new PageGuard(workerStage.server.edge.violations);
    // Pages and calls that are refused on purpose.
    guard.expectError(/Failed to load resource.*(?:400|403|404|422|451|500|503)/);
    await use(guard);
    expect(guard.faults(), 'console errors, page errors and policy violations').toEqual([]);
  },
});

/** Groups scenes of the same users, so that they share windows. */
function toursOf(all: readonly Scene[]): readonly (readonly Scene[])[] {
  const bySeers = Map.groupBy(all, ({ isSignedIn, isMobile }) => `${isSignedIn} ${isMobile}`);
  return [...bySeers.values()].flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / tourLength) }, (_, index) =>
      alike.slice(index * tourLength, (index + 1) * tourLength),
    ),
  );
}

/** Looks toured together; the nightly run turns each page to the other theme in place. */
function companiesOf(tour: number): readonly (readonly Look[])[] {
  return isFull
    ? allLooks().flatMap((look) => (look.theme === 'dark' ? [[look]] : []))
    : [oppositeLooks(tour)];
}

function looksOf(scene: Scene, company: readonly Look[]): readonly Look[] {
  if (isFull) return company.filter((look) => canBeSeen(scene, look));
  return company.slice(scene.isLayer === true ? 1 : 0).map((look) => ({
    ...look,
    isSignedIn: scene.isSignedIn ?? look.isSignedIn,
    isMobile: scene.isMobile ?? look.isMobile,
  }));
}

/** Changes the theme like the product, with colour transitions finished, also off screen. */
async function turnLight(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
    document.documentElement.dataset['theme'] = 'light';
    // An inherited colour starts another transition once that of the parent has ended.
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

async function isClean(page: Page, look: Look, known: Set<string>): Promise<void> {
  expect
    .soft(
      await findViolations(page, { known, ...(isFull ? {} : { alikeMax }) }),
      describeLook(look),
    )
    .toEqual([]);
  expect.soft(await findInterruptions(page), describeLook(look)).toEqual([]);
  if (!isFull) return;
  await turnLight(page);
  expect.soft(await findFaintPlaces(page), describeLook({ ...look, theme: 'light' })).toEqual([]);
}

for (const [tour, scenesOfTour] of toursOf(scenes).entries()) {
  for (const company of companiesOf(tour)) {
    test.describe(`tour ${tour + 1}${isFull ? `, ${company.map(describeLook).join()}` : ''}`, () => {
      // Sequentially, in the windows of one worker.
      test.describe.configure({ mode: 'default' });

      for (const scene of scenesOfTour) {
        const looks = looksOf(scene, company);
        if (looks.length === 0) continue;
        const parts = [scene, ...(scene.next ?? [])];
        const names = parts.map(({ name }) => name).join(', then ');
        test(`C01 C04 C05 ${names}: no accessibility violation, and no unwanted interruption of screen readers`, async ({
          windows,
          stage,
          guard,
        }) => {
          test.setTimeout((isFull ? 90_000 : 45_000) * looks.length * parts.length);
          for (const look of looks) {
            await test.step(describeLook(look), async () => {
              const see = async (page: Page, known: Set<string>): Promise<void> => {
                for (const part of parts) {
                  await part.show({ page, look, stage });
                  await windows.still(async () => isClean(page, look, known));
                }
              };
              await windows.visit(look, guard, see, scene.isApart);
            });
          }
        });
      }
    });
  }
}
