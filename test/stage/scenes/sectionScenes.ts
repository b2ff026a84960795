import { expect } from '@playwright/test';
import { Line } from '../Line.ts';
import { go, say, type Scene } from '../Visit.ts';

/** Pages beside the prematch list: statistics, cyber sport, results, tools. */
export const sectionScenes: readonly Scene[] = [
  {
    name: 'statistics of a match',
    show: async (visit) => {
      const [game] = await new Line(visit.stage).games('live', 1);
      await go(visit, `statistic/event/${game?.id ?? 0}`);
      await expect(
        visit.page.locator('[aria-labelledby="table"] :is(tbody tr, li)').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'statistics of a competition',
    show: async (visit) => {
      await go(visit, 'statistic/competition/2');
      await expect(visit.page.locator('main tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'statistics of a vote',
    show: async (visit) => {
      await go(visit, 'statistic/competition/494');
      await expect(visit.page.locator('main tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'statistics of a team in a window',
    show: async (visit) => {
      const [game] = await new Line(visit.stage).games('line', 1);
      await go(visit, `statisticpopup/team/${game?.team1.id ?? 0}`);
      await expect(visit.page.locator('main tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'cyber sport',
    show: async (visit) => {
      await go(visit, 'cyber/real/all');
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  {
    name: 'championships of a cyber discipline',
    show: async (visit) => {
      await go(visit, 'cyber/virtual/5/champs');
      await expect(visit.page.locator('main li a').last()).toBeVisible();
    },
  },
  {
    name: 'cyber match',
    show: async (visit) => {
      const line = new Line(visit.stage);
      const game = [...(await line.games('live', 17)), ...(await line.games('line', 17))].find(
        ({ main }) => main.length > 0,
      );
      await go(
        visit,
        `cyber/${game?.cyber?.kind ?? 'real'}/${game?.cyber?.id ?? 0}/${game?.champId ?? 0}/${game?.isLive === true ? 'live' : 'line'}/${game?.id ?? 0}`,
      );
      await expect(visit.page.locator('main [data-odds]').first()).toBeVisible();
    },
  },
  {
    name: 'results of a day with a match opened',
    show: async (visit) => {
      await go(
        visit,
        `results/${new Date(visit.stage.nowMs() - 86_400_000).toISOString().slice(0, 10)}/1-football`,
      );
      await visit.page.locator('main li [aria-expanded="false"]').first().click();
      await expect(visit.page.locator('main dl dd').first()).toBeVisible();
    },
  },
  {
    name: 'match zone of live results',
    show: async (visit) => {
      await go(visit, 'results/zone?sport=1');
      await expect(visit.page.locator('main [aria-labelledby="zone"] dl dd').first()).toBeVisible();
    },
  },
  {
    name: 'result of a match',
    show: async (visit) => {
      const [game] = await new Line(visit.stage).games('live', 1);
      await visit.stage.control.result(game?.id ?? 0, { score: [1, 1] });
      await visit.stage.control.result(game?.id ?? 0, { score: [2, 1] });
      await go(visit, `results/event/${game?.id ?? 0}`);
      await expect(visit.page.locator('main [aria-labelledby="settled"] h3').first()).toBeVisible();
    },
  },
  { name: 'inspector', show: async (visit) => go(visit, 'debugger?tab=guards') },
  {
    name: 'words below the page',
    show: async (visit) => {
      await visit.stage.control.site({ site: { isShowSeoModuleLinks: true } });
      await go(visit, '');
      const more = visit.page.getByRole('button', { name: say(visit, 'shell.seo:seoMore') });
      await expect(more).toBeAttached();
      await more.press('Enter');
      await expect(more).toBeHidden();
    },
  },
  {
    name: 'bet calculator',
    show: async (visit) => {
      await go(
        visit,
        'information/betting-calculator?kind=system&legs=2000w_1850b_1500l_2400&stake=1000',
      );
      await expect(
        visit.page.getByText(say(visit, 'coupon.arithmetic:explain.potential')),
      ).toBeVisible();
    },
  },
];
