import { expect } from '@playwright/test';
import { go, say, type Scene } from '../Visit.ts';

/** Home, lists of events, and tools based on them. */
export const lineScenes: readonly Scene[] = [
  {
    name: 'home',
    show: async (visit) => go(visit, ''),
    next: [
      {
        name: 'empty coupon',
        show: async (visit) => {
          // On a desktop it is beside the page.
          if (!visit.look.isMobile) return;
          await visit.page
            .getByRole('navigation')
            .getByRole('button', { name: say(visit, 'coupon:title') })
            .click();
          await expect(
            visit.page.getByRole('dialog', { name: say(visit, 'coupon:title') }),
          ).toBeVisible();
        },
      },
    ],
  },
  { name: 'line', show: async (visit) => go(visit, 'line') },
  { name: 'line of a sport', show: async (visit) => go(visit, 'line/1') },
  {
    name: 'line of a competition',
    show: async (visit) => go(visit, 'line/1/2'),
    next: [
      {
        name: 'options of lists',
        isLayer: true,
        show: async (visit) => {
          await visit.page
            .getByRole('main')
            .getByRole('button', { name: say(visit, 'betting:list.options') })
            .click();
          await expect(
            visit.page.getByRole('button', { name: say(visit, 'betting.later:options.reset') }),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'line in the Asian view',
    isApart: true,
    show: async (visit) => {
      await visit.page.addInitScript(
        (key) =>
          localStorage.setItem(key, '{"v":1,"d":{"chosen":{"app_view_type":1,"coef_view":6}}}'),
        `grandstand:${visit.look.brand}:preferences`,
      );
      await go(visit, 'line/1');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  { name: 'live', show: async (visit) => go(visit, 'live') },
  {
    name: 'curated page',
    show: async (visit) => {
      await go(visit, 'topgame');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
      await expect(
        visit.page.getByRole('button', {
          name: say(visit, 'betting.accumulators:generator.title'),
        }),
      ).toBeAttached();
    },
    next: [
      {
        name: 'bet generator',
        isLayer: true,
        show: async (visit) => {
          await visit.page
            .getByRole('button', { name: say(visit, 'betting.accumulators:generator.title') })
            .click();
          await visit.page
            .getByRole('button', { name: say(visit, 'betting.later:generator.find') })
            .click();
          await expect(
            visit.page.getByRole('dialog').getByRole('heading', { level: 3 }).first(),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'matches side by side',
    show: async (visit) => {
      await go(visit, 'multi');
      await visit.page
        .getByRole('button', { name: say(visit, 'betting.later:multi.add') })
        .first()
        .click();
      const rows = visit.page.getByRole('dialog').getByRole('listitem');
      for (const place of [0, 1]) await rows.nth(place).getByRole('button').click();
      await visit.page.keyboard.press('Escape');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  { name: 'live of a sport', show: async (visit) => go(visit, 'live/4') },
];
