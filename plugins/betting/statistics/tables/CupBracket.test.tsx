import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LayoutKindContext } from '../../../../core/ui/react/LayoutKind.ts';
import {
  createTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/testing/createTestSandbox.ts';
import { tableFromWire } from '../statisticsFromWire.ts';
import { cupSides, presentRound, tieNumber } from './cup.ts';
import type { CupLeg, CupTie, LeagueTable } from '../statistics.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { CupBracket } from './CupBracket.tsx';

type TableWire = Parameters<typeof tableFromWire>[0];

let sandbox: TestSandbox;
let present: TableWire;
let past: LeagueTable;
beforeAll(async () => {
  sandbox = createTestSandbox();
  present = await sandbox.json<TableWire>('/web-api/line/v1/champs/1/table');
  past = tableFromWire(
    await sandbox.json<TableWire>(`/web-api/line/v1/champs/1/table?season=${present.season - 1}`),
  );
});
afterAll(() => sandbox.dispose());

const open: CupLeg = {
  eventId: undefined,
  startsAtS: 1_800_000_000,
  score: undefined,
  shootOut: undefined,
  isLate: false,
};
const unknown: CupTie = { sides: undefined, winner: 0, legs: [open] };
/** A cup that stands after three of the ties of its first round. */
const openRounds = (table: LeagueTable) => {
  const [first, second, semi] = table.rounds!;
  const ties = first!.ties.map((tie, index): CupTie =>
    index < 3 ? tie : { ...tie, winner: 0, legs: [open] },
  );
  return [
    { ...first!, ties },
    { ...second!, ties: second!.ties.map(() => unknown) },
    { ...semi!, ties: semi!.ties.map(() => unknown) },
  ];
};

test('BET-392 a cup shows its rounds with the goals of each leg, the winner of a tie, and open legs', async () => {
  const stage = await createBettingStage();
  const { rounds, competition } = past;
  const final = rounds!.at(-1)!.ties[0]!;
  const view = stage.render(
    <CupBracket competition={competition} rounds={rounds!} teamIds={[]} place="page" />,
  );
  expect(view.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Round of 16',
    'Quarter-finals',
    'Semi-finals',
    'Final',
  ]);
  const champion = final.sides![final.winner === 1 ? 0 : 1]!;
  const section = view.getByRole('region', { name: 'Final' });
  expect(section.querySelector('a[aria-label]')?.getAttribute('aria-label')).toBe(
    `${champion.name}, through`,
  );
  expect([...view.container.querySelectorAll('li')]).toHaveLength(15);
  expect(
    view
      .getByRole('region', { name: 'Round of 16' })
      .querySelectorAll('li:first-child .goals, li:first-child .num'),
  ).toHaveLength(4);
  const alone = stage.render(
    <CupBracket
      competition={competition}
      rounds={[{ name: 'Final', ties: [unknown] }]}
      teamIds={[]}
      place="page"
    />,
  );
  expect(alone.container.textContent).toContain('TBD');
  expect(alone.container.textContent).toMatch(/\d\d:\d\d/);
});

test('BET-451 a side that is not known yet is the winner of its tie: a team as soon as it is through, else by the teams that meet there, else by the number of the tie', async () => {
  const rounds = openRounds(past);
  const [first] = rounds;
  const winner = (tie: number) => first!.ties[tie]!.sides![first!.ties[tie]!.winner === 1 ? 0 : 1]!;
  expect(cupSides(rounds, 1, 0)).toEqual([
    { kind: 'team', team: winner(0) },
    { kind: 'team', team: winner(1) },
  ]);
  expect(cupSides(rounds, 1, 1)).toEqual([
    { kind: 'team', team: winner(2) },
    { kind: 'winner', tieNumber: 4, of: first!.ties[3]!.sides },
  ]);
  expect(cupSides(rounds, 2, 1)).toEqual([
    { kind: 'winner', tieNumber: 11, of: undefined },
    { kind: 'winner', tieNumber: 12, of: undefined },
  ]);
  expect([
    tieNumber(rounds, 0, 0),
    tieNumber(rounds, 2, 1),
    presentRound(rounds),
    presentRound(past.rounds!),
  ]).toEqual([1, 14, 0, 3]);
  const stage = await createBettingStage();
  const view = stage.render(
    <CupBracket competition={past.competition} rounds={rounds} teamIds={[]} place="page" />,
  );
  const [home, away] = first!.ties[3]!.sides!;
  expect(
    view.getByText(`Winner of \u2068${home.name}\u2069 / \u2068${away.name}\u2069`),
  ).toBeTruthy();
  expect(view.getByText('Winner of tie 12')).toBeTruthy();
});

test('BET-452 a phone shows the round that is played and a choice of the others', async () => {
  const stage = await createBettingStage();
  const view = stage.render(
    <LayoutKindContext value="mobile">
      <CupBracket
        competition={past.competition}
        rounds={openRounds(past)}
        teamIds={[]}
        place="page"
      />
    </LayoutKindContext>,
  );
  expect([
    view.getAllByRole('region').length,
    view.getByRole('button', { pressed: true }).textContent,
  ]).toEqual([1, 'Round of 16']);
  await userEvent.click(view.getByRole('button', { name: 'Semi-finals' }));
  expect([
    view.getByRole('region').getAttribute('aria-labelledby') !== null,
    view.getAllByRole('listitem').length,
  ]).toEqual([true, 2]);
});

test('BET-453 each match of a tie leads to its page or its result, in a window of its own nowhere; extra time and penalties are words', async () => {
  const stage = await createBettingStage();
  const { competition } = past;
  const [team1, team2] = past.rounds![0]!.ties[0]!.sides!;
  const leg = (given: Partial<CupLeg>): CupLeg => ({
    eventId: 7,
    startsAtS: 1_700_000_000,
    score: [1, 1],
    shootOut: undefined,
    isLate: false,
    ...given,
  });
  const tie = (legs: readonly CupLeg[], winner: 0 | 1 = 1): CupTie => ({
    sides: [team1, team2],
    winner,
    legs,
  });
  const rounds = [
    {
      name: 'Semi-finals',
      ties: [
        tie([leg({ eventId: 5 }), leg({ isLate: true, shootOut: [4, 2] })]),
        tie([leg({ eventId: 8, isLate: true })]),
        tie([leg({ eventId: 9, score: undefined })], 0),
      ],
    },
  ];
  const view = stage.render(
    <CupBracket competition={competition} rounds={rounds} teamIds={[]} place="page" />,
  );
  const told = view
    .getAllByRole('listitem')
    .map((item) =>
      [...item.querySelectorAll('a.leg')].map(
        (link) => link.getAttribute('href')?.match(/\d+$/)?.[0],
      ),
    );
  expect(told).toEqual([['5', '7'], ['8'], ['9']]);
  expect(view.container.textContent).toContain('Penalties 4 : 2');
  expect(view.container.textContent).toContain('After extra time');
  const popup = stage.render(
    <CupBracket competition={competition} rounds={rounds} teamIds={[]} place="popup" />,
  );
  expect(popup.container.querySelectorAll('a.leg')).toHaveLength(0);
});

test('BET-913 each leg of a tie has its number, with its day and its score, or with its start', async () => {
  const { competition, rounds: pastRounds } = past;
  const stage = await createBettingStage();
  const sides = pastRounds![0]!.ties[0]!.sides;
  const played: CupLeg = { ...open, eventId: 5, startsAtS: 1_794_900_600, score: [1, 2] };
  const toPlay: CupLeg = { ...open, eventId: 7, startsAtS: 1_796_110_200 };
  const view = stage.render(
    <CupBracket
      competition={competition}
      rounds={[{ name: 'Semi-finals', ties: [{ sides, winner: 0, legs: [played, toPlay] }] }]}
      teamIds={[]}
      place="page"
    />,
  );
  const links = [...view.container.querySelectorAll('a.leg')].map((link) => [
    link.textContent,
    link.getAttribute('href')?.match(/\d+$/)?.[0],
  ]);
  expect(links).toEqual([
    [expect.stringMatching(/^1st leg \d+ Nov 1:2$/), '5'],
    [expect.stringMatching(/^2nd leg \d+ Dec \d\d:\d\d$/), '7'],
  ]);
});
