import { mergeIntervals } from '../engine/mergeIntervals.ts';
import type { CountPair, Facts } from '../markets/MarketType.ts';
import { createRandom, drawBetween, drawPoisson, type Random } from '../random.ts';
import type {
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  Phase,
} from '../engine/SportEngine.ts';
import { playExtraTime } from './extraTime.ts';
import {
  firstHalfShare,
  footballLevels,
  halfS,
  halfTimeS,
  missedPenaltyMean,
  redMean,
} from './footballModel.ts';
import { footballFacts } from './footballFacts.ts';
import {
  type Half,
  type Draft,
  penaltyLeadS,
  leadS,
  goalsAt,
  meanOfHalf,
  instantIn,
  drawGoals,
  fitToScore,
  separate,
} from './drawGoals.ts';

/** Share of the red cards of a file that fall before half-time. */
const earlyShare = 0.3;

/** Simulates a match. With a fixed result only the minutes of the goals are drawn. */
export function simulateFootball(setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, 'football');
  const halves = drawHalves(random, fixed?.halvesS);
  const levels = footballLevels(setup.levels);
  // Goals have a random stream of their own, so that a set score changes nothing else of the match.
  const goalsRandom = createRandom(setup.seed, setup.id, 'goals');
  const goals =
    fixed?.goals === undefined
      ? separate(
          fitToScore(drawGoals(goalsRandom, levels.goals, halves, fixed), halves, fixed),
          halves,
        )
      : goalsAt(goalsRandom, fixed.goals, halves);
  const others = [
    ...drawCounter(random, 'corners', levels.corners, halves, 'corner', fixed?.counts?.corners),
    ...drawCounter(random, 'yellow', levels.yellow, halves, 'yellow', fixed?.counts?.yellow),
    ...drawRare(
      random,
      redMean,
      halves,
      { kind: 'red', textKey: 'red', counter: 'red' },
      fixed?.counts?.red,
    ),
    ...drawRare(random, missedPenaltyMean, halves, {
      kind: 'penalty',
      textKey: 'penaltyMissed',
      counter: 'missedPenalty',
    }),
    ...drawSubstitutions(random, halves),
  ];
  const attempts = drawAttempts(random, goals, levels.goals, halves);
  const falseAlarms = drawFalseAlarms(random, halves);
  const suspensions = mergeIntervals([
    ...goals.map(({ atS, kind }): [number, number] => [
      atS - (kind === 'penalty' ? penaltyLeadS : leadS(atS)),
      atS + 25,
    ]),
    ...others
      .filter(({ kind }) => kind === 'red')
      .map(({ atS }): [number, number] => [atS - 4, atS + 25]),
    ...others
      .filter(({ kind }) => kind === 'penalty')
      .map(({ atS }): [number, number] => [atS - penaltyLeadS, atS + 10]),
    ...falseAlarms.map((atS): [number, number] => [atS - leadS(atS), atS]),
    // Betting is suspended for the last seconds of a half.
    ...halves.map(({ fromS, lengthS }): [number, number] => [
      fromS + lengthS - 15,
      fromS + lengthS,
    ]),
  ]);
  const phases = phasesOf(halves);
  const durationS = phases.at(-1)?.toS ?? 0;
  const incidents = withScores([...goals, ...others, ...attempts], halves, [
    ...preludes(goals),
    ...falseAlarms.map((atS) => ({ atS: atS - leadS(atS), team: ((atS % 2) + 1) as 1 | 2 })),
  ]);
  const facts: Facts = footballFacts(incidents, phases, setup.lead);
  const script: MatchScript = {
    durationS,
    phases,
    incidents,
    suspensions,
    facts,
    ...(setup.lead === undefined ? {} : { lead: setup.lead }),
  };
  const [home, away] = facts.pair('match') ?? [0, 0];
  // A given score is that of ninety minutes, unless extra time is given as well.
  const hasExtraTime =
    setup.isCup === true &&
    home + (setup.lead ?? 0) === away &&
    (fixed === undefined || fixed.extra !== undefined);
  return hasExtraTime ? playExtraTime(setup, script, fixed?.extra) : script;
}

function drawHalves(random: Random, lengthsS?: readonly [number, number]): readonly [Half, Half] {
  const drawnS = [
    halfS + Math.round(drawBetween(random, 60, 240)),
    halfS + Math.round(drawBetween(random, 150, 390)),
  ] as const;
  const [first, second] = lengthsS ?? drawnS;
  return [
    { index: 0, fromS: 0, lengthS: first },
    { index: 1, fromS: first + halfTimeS, lengthS: second },
  ];
}

function phasesOf([first, second]: readonly [Half, Half]): readonly Phase[] {
  const restFromS = first.fromS + first.lengthS;
  return [
    { fromS: 0, toS: restFromS, code: 'h1', clockFromS: 0, isRunning: true },
    { fromS: restFromS, toS: second.fromS, code: 'ht', clockFromS: halfS, isRunning: false },
    {
      fromS: second.fromS,
      toS: second.fromS + second.lengthS,
      code: 'h2',
      clockFromS: halfS,
      isRunning: true,
    },
  ];
}

function drawCounter(
  random: Random,
  counter: 'corners' | 'yellow',
  means: CountPair,
  halves: readonly [Half, Half],
  kind: 'corner' | 'yellow',
  given?: CountPair,
): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    const givenFirst =
      given === undefined ? 0 : countHits(random, given[team - 1] ?? 0, firstHalfShare[counter]);
    for (const half of halves) {
      const count =
        given === undefined
          ? drawPoisson(random, meanOfHalf(counter, means[team - 1] ?? 0, half))
          : half.index === 0
            ? givenFirst
            : (given[team - 1] ?? 0) - givenFirst;
      for (let left = count; left > 0; left -= 1) {
        drafts.push({ atS: instantIn(random, half), team, kind, textKey: kind, counter });
      }
    }
  }
  return drafts;
}

/** Draws how many of `of` fall into a share. */
function countHits(random: Random, of: number, share: number): number {
  let hits = 0;
  for (let left = of; left > 0; left -= 1) if (random() < share) hits += 1;
  return hits;
}

function drawRare(
  random: Random,
  mean: number,
  halves: readonly [Half, Half],
  what: Pick<Draft, 'kind' | 'textKey' | 'counter'>,
  given?: CountPair,
): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    const givenFirst =
      given === undefined ? 0 : countHits(random, given[team - 1] ?? 0, earlyShare);
    for (const half of halves) {
      const count =
        given === undefined
          ? drawPoisson(random, mean / 2)
          : half.index === 0
            ? givenFirst
            : (given[team - 1] ?? 0) - givenFirst;
      for (let left = count; left > 0; left -= 1)
        drafts.push({ ...what, team, atS: instantIn(random, half) });
    }
  }
  return drafts;
}

function drawSubstitutions(random: Random, [, second]: readonly [Half, Half]): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    const count = 3 + Math.floor(random() * 3);
    for (let left = count; left > 0; left -= 1) {
      drafts.push({
        atS: second.fromS + Math.floor(second.lengthS * drawBetween(random, 0.02, 0.95)),
        team,
        kind: 'substitution',
        textKey: 'substitution',
        counter: 'substitutions',
      });
    }
  }
  return drafts;
}

/** Draws missed shots and attacks, for statistics and momentum. */
function drawAttempts(
  random: Random,
  goals: readonly Draft[],
  means: CountPair,
  halves: readonly [Half, Half],
): Draft[] {
  const drafts: Draft[] = goals
    .filter(({ kind }) => kind !== 'own_goal')
    .map(({ atS, team }) => ({
      atS,
      team,
      kind: 'shot',
      textKey: 'shotOnTarget',
      counter: 'shotsOn',
    }));
  for (const team of [1, 2] as const) {
    const mean = means[team - 1] ?? 1;
    for (const half of halves) {
      const add = (count: number, kind: Draft['kind'], textKey: string, counter: string): void => {
        for (let left = drawPoisson(random, count / 2); left > 0; left -= 1)
          drafts.push({ atS: instantIn(random, half), team, kind, textKey, counter });
      };
      add(1.6 + 1.7 * mean, 'shot', 'shotOnTarget', 'shotsOn');
      add(2.2 + 2 * mean, 'shot', 'shotOffTarget', 'shotsOff');
      add(18 + 12 * mean, 'attack', 'dangerousAttack', 'dangerous');
      add(30 + 10 * mean, 'attack', 'attack', 'attacks');
    }
  }
  return drafts;
}

/** Draws chances that come to nothing but still suspend betting for a moment. */
function drawFalseAlarms(random: Random, halves: readonly [Half, Half]): number[] {
  return halves.flatMap((half) =>
    Array.from(
      { length: drawPoisson(random, 7) },
      () => half.fromS + 20 + Math.floor(random() * (half.lengthS - 25)),
    ),
  );
}

function preludes(goals: readonly Draft[]): { atS: number; team: 1 | 2 }[] {
  return goals.map(({ atS, team, kind }) => ({
    atS: atS - (kind === 'penalty' ? penaltyLeadS : leadS(atS)),
    team,
  }));
}

const shownKinds: ReadonlySet<Incident['kind']> = new Set([
  'goal',
  'own_goal',
  'penalty',
  'yellow',
  'red',
  'corner',
  'substitution',
]);

function withScores(
  drafts: readonly Draft[],
  [first, second]: readonly [Half, Half],
  alarms: readonly { atS: number; team: 1 | 2 }[],
): readonly Incident[] {
  const marks: (Draft | Omit<Incident, 'score'>)[] = [
    { atS: 0, kind: 'period', team: 0, textKey: 'periodStart@h1', isShown: true },
    {
      atS: first.fromS + first.lengthS,
      kind: 'period',
      team: 0,
      textKey: 'periodEnd@h1',
      isShown: true,
    },
    { atS: second.fromS, kind: 'period', team: 0, textKey: 'periodStart@h2', isShown: true },
    {
      atS: second.fromS + second.lengthS,
      kind: 'period',
      team: 0,
      textKey: 'periodEnd@h2',
      isShown: true,
    },
    ...alarms.map(({ atS, team }) => ({
      atS: Math.max(0, atS),
      kind: 'attack' as const,
      team,
      textKey: 'dangerousAttack',
      isShown: true,
    })),
    ...drafts,
  ];
  // Two hundred incidents share few different scores.
  let score: CountPair = [0, 0];
  return marks
    .sort((left, right) => left.atS - right.atS)
    .map((mark): Incident => {
      if (mark.counter === 'goals')
        score = mark.team === 1 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
      return { isShown: shownKinds.has(mark.kind), ...mark, score };
    });
}
