import { venueAction, venues } from '../action/venueAction.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { bisect } from '../markets/bisect.ts';
import { headline, scoreCases, total, winner, yesNo } from '../markets/commonMarkets.ts';
import { gridOf, type MarketType, type Outlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution } from '../markets/PairDistribution.ts';
import type {
  Course,
  LiveNumbers,
  MatchSetup,
  SportEngine,
  MarginSkew,
} from '../engine/SportEngine.ts';
import { boutEnds, mergeCells, methodCode, methods, type BoutSport } from './boutModel.ts';
import { boutFacts, boutStanding, boutState, simulateBout } from './simulateBout.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';

/**
 * Creates an engine for two fighters and one winner: by a stoppage in a round, or by the judges
 * after the last.
 */
export function boutEngine(sport: BoutSport): SportEngine {
  const homeChance = (level: number): number =>
    boutOutlook(sport, { id: 0, seed: 0, levels: [level] }, [1, 1])
      .pair('match')
      ?.cells.find(([home]) => home === 1)?.[2] ?? 0.5;
  return {
    types: boutMarkets(sport),
    mainTypeIds: [1, 4],
    groups: ['main', 'totals', 'rounds'],
    levels: (homeRating, awayRating) => [1 / (1 + Math.exp(-1.1 * (homeRating - awayRating)))],
    fit: ({ result }) => [
      result === undefined
        ? 0.5
        : bisect(0.02, 0.98, (level) => homeChance(level) - result[0] / (result[0] + result[2])),
    ],
    simulate: (setup, fixed) => simulateBout(sport, setup, fixed),
    outlook: (setup, marginSkew, course) => boutOutlook(sport, setup, marginSkew, course),
    standing: (course) => boutFacts(boutStanding(course)),
    live: (_setup, course) => boutNumbers(course),
    momentum: momentumByStrikes,
    action: (setup, course) => venueAction(setup, course, venues.bout),
  };
}

/**
 * `match` is won 1:0; `rounds` counts completed rounds; `method` is the way of winning by fighter.
 */
function boutMarkets(sport: BoutSport): readonly MarketType[] {
  const possible = methods.filter((method) => method !== 'submission' || sport.submissionShare > 0);
  // A row per method and a column per fighter.
  const ways = possible.flatMap((method) =>
    ([1, 2] as const).map((team) => ({
      code: methodCode(team, method),
      key: `team${team}.${method}`,
    })),
  );
  return [
    winner(1, 'match', 'main', 'winner', headline),
    total(4, 'rounds', 'main totals', gridOf(0.5, 1, 12, 4), { nameKey: 'roundsTotal' }),
    scoreCases(5, 'rounds', 'main', 'goesTheDistance', {
      outcomes: yesNo,
      caseOf: (rounds) => (rounds >= sport.rounds ? 0 : 1),
    }),
    scoreCases(6, 'method', 'main', 'method', {
      columns: 2,
      outcomes: ways.map(({ key }) => ({ key })),
      caseOf: (code) => ways.findIndex((way) => way.code === code),
    }),
    scoreCases(7, 'rounds', 'rounds', 'lastRound', {
      columns: 3,
      isExotic: true,
      outcomes: [
        ...Array.from({ length: sport.rounds }, (_unused, index) => ({
          key: 'count',
          text: `${index + 1}`,
        })),
        { key: 'onPoints' },
      ],
      caseOf: (completed) => completed,
    }),
  ];
}

function boutOutlook(
  sport: BoutSport,
  { levels }: MatchSetup,
  [homeSkew, awaySkew]: MarginSkew,
  course?: Course,
): Outlook {
  const level = Math.min(0.97, Math.max(0.03, (levels[0] ?? 0.5) + (homeSkew - awaySkew) * 0.3));
  const standing = course === undefined ? undefined : boutStanding(course);
  const ends =
    standing?.end === undefined
      ? boutEnds(
          sport,
          level,
          course === undefined ? { completed: 0, part: 0, cards: [] } : boutState(sport, course),
        )
      : [];
  const build = (scope: string): PairDistribution | undefined => {
    if (ends.length === 0) return undefined;
    if (scope === 'match')
      return new JointPair(
        mergeCells(
          ends.map(({ team, chance }) => [team === 1 ? 1 : 0, team === 2 ? 1 : 0, chance]),
        ),
      );
    if (scope === 'rounds')
      return new JointPair(mergeCells(ends.map(({ completed, chance }) => [completed, 0, chance])));
    return scope === 'method'
      ? new JointPair(
          mergeCells(ends.map(({ team, method, chance }) => [methodCode(team, method), 0, chance])),
        )
      : undefined;
  };
  return {
    pair: cachedPairs(build),
    counted: (scope) =>
      (standing === undefined ? undefined : boutFacts(standing).pair(scope)) ?? [0, 0],
  };
}

function boutNumbers(course: Course): LiveNumbers {
  const { cards, end, strikes, knockdowns } = boutStanding(course);
  const sum = (side: 0 | 1): string => `${cards.reduce((points, card) => points + card[side], 0)}`;
  return {
    score: end === undefined ? [0, 0] : end.team === 1 ? [1, 0] : [0, 1],
    periods: cards,
    phaseCode: phaseCodeAt(course),
    ...(cards.length === 0 ? {} : { points: [sum(0), sum(1)] }),
    statistics: [
      { key: 'strikes', home: strikes[0], away: strikes[1] },
      { key: 'knockdowns', home: knockdowns[0], away: knockdowns[1] },
    ],
  };
}

/** Returns the strikes landed by minute. */
function momentumByStrikes({ script, playedS }: Course): readonly number[] {
  const minutes = new Array<number>(Math.floor(Math.min(playedS, script.durationS) / 60) + 1).fill(
    0,
  );
  for (const { atS, team, counter } of script.incidents) {
    if (atS > playedS) break;
    const minute = Math.floor(atS / 60);
    if (team !== 0 && counter === 'strikes')
      minutes[minute] = (minutes[minute] ?? 0) + (team === 1 ? 1 : -1);
  }
  return minutes.map((value) => Math.round(Math.tanh(value / 6) * 100) / 100);
}
