import { expect, test } from 'vitest';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import { lineAt, type MarketType } from '../markets/MarketType.ts';
import { createRandom } from '../random.ts';
import type { Incident, MatchScript } from '../engine/SportEngine.ts';
import { footballEngine } from './footballEngine.ts';
import { footballMarkets } from './footballMarkets.ts';

/**
 * Input of the slow oracle, which scans the incidents for every question, with names of its own.
 */
interface Story {
  readonly goals: readonly {
    readonly team: 1 | 2;
    readonly half: 1 | 2;
    readonly minute: number;
  }[];
  readonly incidents: readonly (Incident & { readonly half: 1 | 2 })[];
}

function storyOf(script: MatchScript): Story {
  const restart = script.phases.find(({ code }) => code === 'h2')?.fromS ?? 0;
  const incidents = script.incidents.map((incident) => ({
    ...incident,
    half: incident.atS >= restart ? (2 as const) : (1 as const),
  }));
  const goals = incidents.flatMap(({ counter, team, half, atS }) =>
    counter === 'goals' && team !== 0
      ? [{ team, half, minute: (half === 2 ? atS - restart : atS) / 60 }]
      : [],
  );
  return { goals, incidents };
}

function count(story: Story, scope: string, team: 1 | 2): number {
  const [what = '', half] = scope.split('.');
  const inHalf = (own: 1 | 2): boolean => half === undefined || half === `h${own}`;
  const goals = story.goals.filter((goal) => goal.team === team);
  if (scope === 'match') return goals.length;
  if (scope === 'h1' || scope === 'h2')
    return goals.filter((goal) => scope === `h${goal.half}`).length;
  if (/^i\d$/.test(scope)) {
    const number = Number(scope.slice(1));
    return goals.filter(
      (goal) => (goal.half - 1) * 3 + Math.min(2, Math.floor(goal.minute / 15)) + 1 === number,
    ).length;
  }
  if (scope === 'penalties')
    return story.incidents.filter(
      (incident) => incident.team === team && incident.kind === 'penalty',
    ).length;
  if (scope === 'ownGoals')
    return story.incidents.filter(
      (incident) => incident.team === team && incident.kind === 'own_goal',
    ).length;
  return story.incidents.filter(
    (incident) => incident.team === team && incident.counter === what && inHalf(incident.half),
  ).length;
}

const asianSettlements = ['lost', 'halfLostHalfVoid', 'void', 'halfWonHalfVoid', 'won'] as const;
const asianAnswer = (advantage: number): Settlement => {
  const part = (edge: number): number => (edge > 0 ? 1 : edge < 0 ? 0 : 0.5);
  const isQuarter = Math.abs((advantage * 4) % 2) === 1;
  const score = isQuarter ? part(advantage - 0.25) + part(advantage + 0.25) : 2 * part(advantage);
  return asianSettlements[score * 2] ?? 'unsettled';
};
const won = (isTrue: boolean): Settlement => (isTrue ? 'won' : 'lost');
const threeWay = (first: number, second: number): number =>
  first > second ? 0 : first === second ? 1 : 2;

function expected(type: MarketType, lineIndex: number, outcome: number, story: Story): Settlement {
  const home = count(story, type.scope, 1);
  const away = count(story, type.scope, 2);
  const line = lineAt(type, lineIndex) ?? 0;
  const half = (number: 1 | 2): readonly [number, number] => [
    count(story, `h${number}`, 1),
    count(story, `h${number}`, 2),
  ];
  const [h1, h2] = [half(1), half(2)];
  const yes = (isTrue: boolean): Settlement => won(isTrue === (outcome === 0));
  const teamOf = (team: 1 | 2 | undefined): number => (team === undefined ? 1 : team === 1 ? 0 : 2);
  const cases: Readonly<Record<string, () => Settlement>> = {
    result: () => won(threeWay(home, away) === outcome),
    doubleChance: () => won([home >= away, home !== away, home <= away][outcome] === true),
    drawNoBet: () => (home === away ? 'void' : won(home > away === (outcome === 0))),
    total: () => asianAnswer(outcome === 0 ? home + away - line : line - home - away),
    asianTotal: () => asianAnswer(outcome === 0 ? home + away - line : line - home - away),
    team1Total: () => asianAnswer(outcome === 0 ? home - line : line - home),
    team2Total: () => asianAnswer(outcome === 0 ? away - line : line - away),
    handicap: () => asianAnswer(outcome === 0 ? home + line - away : away - line - home),
    asianHandicap: () => asianAnswer(outcome === 0 ? home + line - away : away - line - home),
    handicap3Way: () => won(threeWay(home + line, away) === outcome),
    bothScore: () => yes(home > 0 && away > 0),
    numberedScore: () => won(teamOf(story.goals[line - 1]?.team) === outcome),
    lastScore: () => won(teamOf(story.goals.at(-1)?.team) === outcome),
    exactTotal: () => won(Math.min(home + away, type.outcomes.length - 1) === outcome),
    team1Exact: () => won(Math.min(home, type.outcomes.length - 1) === outcome),
    team2Exact: () => won(Math.min(away, type.outcomes.length - 1) === outcome),
    range: () => won(Math.min(3, Math.floor((home + away) / 2)) === outcome),
    oddEven: () => won((home + away) % 2 === (outcome === 0 ? 1 : 0)),
    team1OddEven: () => won(home % 2 === (outcome === 0 ? 1 : 0)),
    team2OddEven: () => won(away % 2 === (outcome === 0 ? 1 : 0)),
    correctScore: () => {
      const text = type.outcomes[outcome]?.text;
      const listed = type.outcomes.some((label) => label.text === `${home}:${away}`);
      return won(text === undefined ? !listed : text === `${home}:${away}`);
    },
    winningMargin: () => {
      const by =
        home === away
          ? 'draw'
          : `${home > away ? 'team1By' : 'team2By'} ${Math.abs(home - away) > 2 ? '3+' : Math.abs(home - away)}`;
      const label = type.outcomes[outcome];
      return won(`${label?.key} ${label?.text ?? ''}`.trim() === by);
    },
    team1CleanSheet: () => yes(away === 0),
    team2CleanSheet: () => yes(home === 0),
    team1WinToNil: () => yes(home > 0 && away === 0),
    team2WinToNil: () => yes(away > 0 && home === 0),
    resultAndBothScore: () =>
      won(
        threeWay(home, away) === Math.floor(outcome / 2) &&
          (home > 0 && away > 0) === (outcome % 2 === 0),
      ),
    resultAndTotal: () =>
      won(
        threeWay(home, away) === Math.floor(outcome / 2) &&
          home + away > line === (outcome % 2 === 0),
      ),
    bothScoreAndTotal: () =>
      won((home > 0 && away > 0) === outcome < 2 && home + away > line === (outcome % 2 === 0)),
    halfTimeFullTime: () =>
      won(threeWay(...h1) === Math.floor(outcome / 3) && threeWay(home, away) === outcome % 3),
    highestHalf: () => won(threeWay(h1[0] + h1[1], h2[0] + h2[1]) === outcome),
    team1WinsBothHalves: () => yes(h1[0] > h1[1] && h2[0] > h2[1]),
    team2WinsBothHalves: () => yes(h1[1] > h1[0] && h2[1] > h2[0]),
    team1WinsAHalf: () => yes(h1[0] > h1[1] || h2[0] > h2[1]),
    team2WinsAHalf: () => yes(h1[1] > h1[0] || h2[1] > h2[0]),
    team1ScoresBothHalves: () => yes(h1[0] > 0 && h2[0] > 0),
    team2ScoresBothHalves: () => yes(h1[1] > 0 && h2[1] > 0),
    bothHalvesOver: () => yes(Math.min(h1[0] + h1[1], h2[0] + h2[1]) > line),
    bothHalvesUnder: () => yes(Math.max(h1[0] + h1[1], h2[0] + h2[1]) < line),
    redCard: () => yes(home + away > 0),
    penaltyAwarded: () => yes(home + away > 0),
    ownGoalScored: () => yes(home + away > 0),
    goalScored: () => yes(home + away > 0),
  };
  const answer = cases[type.nameKey];
  if (answer === undefined)
    throw new RangeError(`The oracle does not know ${type.nameKey}: teach it`);
  return answer();
}

test('SBX-6 every football market is settled from the incidents, checked by a slow oracle over 200 matches', () => {
  const random = createRandom(8, 'settlement');
  const seen = new Set<Settlement>();
  const wrong: string[] = [];
  for (let id = 1; id <= 200; id += 1) {
    const setup = { id, seed: 8, levels: footballEngine.levels(random() - 0.5, random() - 0.5) };
    const script = footballEngine.simulate(setup);
    const story = storyOf(script);
    const outlook = footballEngine.outlook(setup, [1, 1]);
    for (const type of footballMarkets) {
      for (const lineIndex of type.offer(outlook)) {
        type.outcomes.forEach((label, outcome) => {
          const settled = type.settle(script.facts, lineIndex, outcome);
          seen.add(settled);
          const answer = expected(type, lineIndex, outcome, story);
          if (settled !== answer)
            wrong.push(
              `match ${id}, ${type.scope} ${type.nameKey} ${lineAt(type, lineIndex)} ${label.key}: ${settled}, not ${answer}`,
            );
        });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toEqual(new Set(asianSettlements));
});

test('SBX-6 exactly one outcome of a market without void outcomes wins', () => {
  const script = footballEngine.simulate({ id: 3, seed: 1, levels: [1.5, 1.2] });
  for (const type of footballMarkets.filter(
    ({ winners, grid, nameKey }) => winners === 1 && grid === undefined && nameKey !== 'drawNoBet',
  )) {
    const winning = type.outcomes.filter(
      (_label, outcome) => type.settle(script.facts, 0, outcome) !== 'lost',
    );
    expect(winning.length, type.nameKey).toBe(1);
  }
});

test('SBX-9 a goal, a red card and a penalty suspend betting, and so do some chances that come to nothing', () => {
  let falseAlarms = 0;
  for (let id = 1; id <= 40; id += 1) {
    const { incidents, suspensions } = footballEngine.simulate({ id, seed: 2, levels: [1.7, 1.4] });
    const isStopped = (atS: number): boolean =>
      suspensions.some(([fromS, toS]) => atS >= fromS && atS < toS);
    for (const { atS, kind, counter } of incidents) {
      if (counter !== 'goals' && kind !== 'red' && kind !== 'penalty') continue;
      expect(isStopped(atS)).toBe(true);
      expect(isStopped(atS - 4)).toBe(true);
      expect(isStopped(atS + 9)).toBe(true);
    }
    falseAlarms += suspensions.filter(
      ([fromS, toS]) =>
        !incidents.some(
          ({ atS, counter, kind }) =>
            (counter === 'goals' || kind === 'red' || kind === 'penalty') &&
            atS >= fromS &&
            atS <= toS,
        ),
    ).length;
  }
  expect(falseAlarms).toBeGreaterThan(80);
});
