import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChampTable } from '#wire';
import {
  createTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/testing/createTestSandbox.ts';
import { MatchFacts } from '../../event/MatchFacts.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { pollMove, winShare } from './contests.ts';
import { movedText, percentText } from './percentText.ts';
import { SeasonWinners } from '../../teams/SeasonWinners.tsx';
import { CompetitionStatistics } from '../CompetitionStatistics.tsx';

let sandbox: TestSandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

async function openPage(champId: number) {
  const table = await sandbox.json<ChampTable>(`/web-api/line/v1/champs/${champId}/table`);
  const stage = await createBettingStage();
  stage.platform.answers = { 'betting.champTable': table };
  return { table, stage, facts: new MatchFacts(stage.services) };
}

test('BET-446 the statistics of a track show how often each marble won, and the first three of its last races', async () => {
  const { table, stage, facts } = await openPage(490);
  const view = stage.render(<CompetitionStatistics id={490} facts={facts} place="popup" />);
  await view.findByRole('heading', { name: 'Marbles in this race' });
  const rows = [...view.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual(
    table.contests!.track!.rows.map(({ team, started, won, topThree, last }) => [
      team.name,
      percentText(won / started, 'en'),
      ...[started, won, topThree, last].map(String),
    ]),
  );
  expect(view.container.textContent).toContain('Last 120 races');
  const past = table.contests!.past;
  const told = [...view.container.querySelectorAll('ol')].map((list) =>
    [...list.children].map(({ textContent }) => textContent),
  );
  expect(told).toEqual(past.map(({ places }) => places.slice(0, 3).map(({ team }) => team.name)));
  expect(
    view.getByRole('link', { name: new RegExp(`${past[0]!.name}\\D`) }).getAttribute('href'),
  ).toContain(String(past[0]!.id));
});

test('BET-525 statistics of an office show the polls of the next vote with their change in a week, and past votes with all shares', async () => {
  // Offices vote one after the other: one of them is weeks into its term.
  const offices = await Promise.all(
    [494, 495, 496, 497, 498].map(async (id) =>
      sandbox.json<ChampTable>(`/web-api/line/v1/champs/${id}/table`),
    ),
  );
  const office = offices.find(({ contests }) => contests!.polls!.at.length > 2)!.champ.id;
  const { table, stage, facts } = await openPage(office);
  const view = stage.render(<CompetitionStatistics id={office} facts={facts} place="popup" />);
  await view.findByRole('heading', { name: 'Polls' });
  const { rows, at } = table.contests!.polls!;
  const [head] = view.container.querySelectorAll('thead tr');
  expect(head?.children).toHaveLength(at.length + 2);
  const told = [...view.container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 3).map(({ textContent }) => textContent),
  );
  expect(told).toEqual(
    rows.map(({ team, shares }) => [
      team.name,
      percentText(shares[0]! / 1000, 'en'),
      movedText(pollMove(shares.map((share) => share / 1000))!, 'en'),
    ]),
  );
  const [first] = table.contests!.past;
  expect(view.container.querySelector('ol')?.textContent).toBe(
    first!.places
      .map(({ team, share }) => `${team.name}${percentText(share! / 1000, 'en')}`)
      .join(''),
  );
});

test('BET-446 BET-525 a marble that never started has no wins, and without an earlier poll there is no change', () => {
  const runner = {
    id: 1,
    name: 'Ruby Comet',
    shortName: 'RUB',
    colors: ['#000000', '#ffffff'],
  } as const;
  expect(winShare({ runner, started: 0, won: 0, topThree: 0, last: 0 })).toBe(0);
  expect([
    pollMove([0.25]),
    pollMove([0.25, 0.262]),
    movedText(-1.2, 'en'),
    movedText(0, 'en'),
  ]).toEqual([undefined, -1.2, '-1.2', '0.0']);
});

test('BET-526 the list of champions has the decided contests, and no seasons', async () => {
  const { stage, facts, table } = await openPage(494);
  const view = stage.render(<SeasonWinners competitionId={494} facts={facts} />);
  expect(await view.findByRole('heading', { name: 'Previous results' })).toBeTruthy();
  expect(view.container.querySelectorAll('ol')).toHaveLength(table.contests!.past.length);
});
