import { type BrowserContextOptions, type Page } from '@playwright/test';
import type { GameList, GameWire } from '../../schemas/generated/wire.ts';
import { sizes } from '../stage/sizes.ts';
import { expect, test, type Stage } from '../stage/stage.ts';
import { textOf } from '../stage/textOf.ts';

/**
 * `MATRIX=full`: twenty of ten thousand events in every look; else two events in two looks,
 * different ones per run.
 */
const isWhole = process.env['MATRIX'] === 'full';
const eventCount = isWhole ? 20 : 2;
const brands = [
  { brand: 'northline', language: 'en' },
  { brand: 'solara', language: 'ar' },
  { brand: 'northline', language: 'ar' },
  { brand: 'solara', language: 'en' },
];
const looks = sizes
  .flatMap((size) => brands.map((brand) => ({ size, ...brand })))
  .filter(
    ({ size, language, brand }) =>
      isWhole ||
      (size.isMobile
        ? language === 'ar' && brand === 'solara'
        : language === 'en' && brand === 'northline'),
  );
const mostActivations = 3;
const mostKeys = 8;

/** Upcoming events of all sports, so that none starts while it is searched. */
async function namedEvents(stage: Stage, isMobile: boolean): Promise<readonly GameWire[]> {
  const of = async (query: string): Promise<GameList> =>
    (await (
      await fetch(`${stage.baseURL}/web-api/line/v1/games?section=line&${query}`)
    ).json()) as GameList;
  const { total } = await of('limit=1');
  const places = Array.from({ length: eventCount }, (_unused, index) =>
    Math.floor(((index + (isMobile ? 0.25 : 0.75)) * total) / eventCount),
  );
  const games: GameWire[] = [];
  for (const place of places) games.push(...(await of(`limit=1&offset=${place}`)).games);
  return games;
}

const nameOf = ({ team1, team2 }: GameWire): string => `${team1.name} – ${team2.name}`;

/** The typed query: the beginnings of both names, together. */
function beginningsOf({ team1, team2 }: GameWire): readonly string[] {
  const longest = ({ name }: { readonly name: string }): string =>
    name.split(/[ .]/).toSorted((first, second) => second.length - first.length)[0] ?? '';
  const [home, away] = [longest(team1).toLowerCase(), longest(team2).toLowerCase()];
  return [
    [3, 3],
    [3, 2],
    [2, 3],
    [2, 2],
  ].map(([ofHome, ofAway]) => home.slice(0, ofHome) + away.slice(0, ofAway));
}

function search(page: Page, language: string) {
  return {
    control: page
      .getByRole('banner')
      .getByRole('button', { name: textOf(language, 'betting:search.open') }),
    field: page.getByRole('combobox', { name: textOf(language, 'betting.search:title') }),
    rows: page.getByRole('dialog').getByRole('row'),
  };
}

const isAt =
  (game: GameWire) =>
  (url: URL): boolean =>
    url.pathname.includes(`/${game.id}-`);

for (const { size, brand, language } of looks) {
  test.describe(`at ${size.name}, ${brand}, ${language}`, () => {
    test.use(size.options as BrowserContextOptions);

    test('BET-349 any event is reached from home in three activations or eight keys', async ({
      page,
      stage,
    }) => {
      if (isWhole) {
        test.setTimeout(900_000);
        await stage.control.reset(undefined, 'full');
      }
      // A live match that ends meanwhile could not be found any more.
      await stage.control.pace(0);
      const games = await namedEvents(stage, size.isMobile);
      expect(games).toHaveLength(eventCount);
      const { control, field, rows } = search(page, language);
      const rowOf = (game: GameWire) => page.locator(`[role="row"] a[href*="/${game.id}-"]`);
      const isHome = (url: URL): boolean => url.pathname === `/${language}`;
      await page.goto(`${stage.brandURL(brand)}/${language}`);
      await expect(control).toBeVisible();
      const told: string[] = [];
      for (const [index, game] of games.entries()) {
        const ways: string[] = [];
        // With the pointer: the control and the event, with its name typed in between.
        if (isWhole || index % 2 === 0) {
          await control.click();
          await field.fill(nameOf(game));
          await rowOf(game).click();
          await page.waitForURL(isAt(game));
          ways.push('2 activations');
          await page.goBack();
          await page.waitForURL(isHome);
        }
        // With the keyboard: the slash, the beginnings of both names, arrows to the row, Enter.
        if (isWhole || index % 2 === 1) {
          await page.locator('body').press('/');
          for (const letters of beginningsOf(game)) {
            await field.fill('');
            await page.keyboard.type(letters);
            await expect(field).toHaveValue(letters);
            await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
            const place = (
              await rows.evaluateAll(
                (all, id) => all.map((row) => row.querySelector(`a[href*="/${id}-"]`) !== null),
                game.id,
              )
            ).indexOf(true);
            const keys = letters.length + 2 + place;
            if (place === -1 || keys > mostKeys) continue;
            for (let press = 0; press < place; press += 1) await page.keyboard.press('ArrowDown');
            await page.keyboard.press('Enter');
            await page.waitForURL(isAt(game));
            ways.push(`${keys} keys (${letters})`);
            await page.goBack();
            await page.waitForURL(isHome);
            break;
          }
          if (await field.isVisible()) await page.keyboard.press('Escape');
        }
        expect(
          ways,
          `${nameOf(game)} within ${mostActivations} activations or ${mostKeys} keys`,
        ).not.toEqual([]);
        told.push(`${nameOf(game)}: ${ways.join(', ')}`);
      }
      test.info().annotations.push({ type: 'reached', description: told.join('; ') });
      if (isWhole) console.log(told.join('\n'));
    });
  });
}
