import { expect } from '@playwright/test';
import { Line } from '../Line.ts';
import { go, say, type Scene, type Visit } from '../Visit.ts';

async function goToEvent(visit: Visit, section: 'line' | 'live', sport: string): Promise<void> {
  await go(visit, await new Line(visit.stage).eventPath(section, sport));
  await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
  // Cards far below render in idle time.
  await expect(visit.page.locator('main [class*="_waiting_"]')).toHaveCount(0);
}

async function showHistory(visit: Visit): Promise<void> {
  const { page } = visit;
  await go(visit, `${await new Line(visit.stage).eventPath('line', 'football')}?part=h1`);
  await page
    .locator('[aria-labelledby="event-markets"] section button[aria-expanded="false"]')
    .first()
    .click();
  await expect(page.locator('figure svg[role="img"]')).toBeVisible();
}

/** The page of an event in its forms. */
export const eventScenes: readonly Scene[] = [
  {
    name: 'football match',
    show: async (visit) => goToEvent(visit, 'live', 'football'),
    next: [
      {
        name: 'floating match zone',
        isLayer: true,
        show: async (visit) => {
          await visit.page
            .getByRole('button', { name: say(visit, 'betting.later:media.detach') })
            .click();
          await expect(visit.page.locator('[data-place] figure')).toBeVisible();
        },
      },
    ],
  },
  { name: 'tennis match', show: async (visit) => goToEvent(visit, 'live', 'tennis') },
  { name: 'basketball match', show: async (visit) => goToEvent(visit, 'live', 'basketball') },
  { name: 'hockey match', show: async (visit) => goToEvent(visit, 'live', 'ice-hockey') },
  { name: 'markets of a half with a price history', show: async (visit) => showHistory(visit) },
  { name: 'match to come', show: async (visit) => goToEvent(visit, 'line', 'football') },
  {
    name: 'a match that is over',
    show: async (visit) => {
      await go(visit, 'line/1/2/999999999');
    },
  },
];
