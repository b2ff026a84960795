import type { CountPair } from '../markets/MarketType.ts';
import { OvertimePair } from '../markets/OvertimePair.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import { addPmf, negatePmf, poissonPmf } from '../markets/Pmf.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import { createRandom, drawPoisson, type Random } from '../random.ts';
import type {
  Course,
  FixedExtra,
  FixedGoal,
  Incident,
  MatchScript,
  MatchSetup,
  Phase,
} from '../engine/SportEngine.ts';
import { footballFacts } from './footballFacts.ts';
import { footballLevels } from './footballModel.ts';

/**
 * A cup tie that is even after ninety minutes continues with two times fifteen minutes at the same
 * scoring rates, then with a shoot-out in which every kick has the same chance, so that neither
 * side is the favourite.
 */
const extraHalfS = 900;
const addedS = 45;
/** Scoring rate of thirty minutes relative to ninety. */
const extraShare = 1 / 3;
const pauseS = 300;
const changeOfEndsS = 90;
const kickEveryS = 45;
const kickChance = 0.75;
const kicksEach = 5;
/** Number of precomputed shoot-outs, which cover nearly every real result. */
const shootOutsDrawn = 3000;

type Draft = Omit<Incident, 'score'>;

/** Appends extra time and penalties, drawn or given, to an even match. */
export function playExtraTime(
  setup: MatchSetup,
  script: MatchScript,
  given?: FixedExtra,
): MatchScript {
  const random = createRandom(setup.seed, setup.id, 'extra time');
  const { goals } = footballLevels(setup.levels);
  const firstS = script.durationS + pauseS;
  const changeS = firstS + extraHalfS + addedS;
  const secondS = changeS + changeOfEndsS;
  const endS = secondS + extraHalfS + addedS;
  const phases: Phase[] = [
    ...script.phases,
    { fromS: script.durationS, toS: firstS, code: 'br', clockFromS: 5400, isRunning: false },
    { fromS: firstS, toS: changeS, code: 'et1', clockFromS: 5400, isRunning: true },
    { fromS: changeS, toS: secondS, code: 'br', clockFromS: 6300, isRunning: false },
    { fromS: secondS, toS: endS, code: 'et2', clockFromS: 6300, isRunning: true },
  ];
  const drafts: Draft[] = [];
  for (const [fromS, code] of [
    [firstS, 'et1'],
    [secondS, 'et2'],
  ] as const) {
    drafts.push({
      atS: fromS,
      kind: 'period',
      team: 0,
      textKey: `periodStart@${code}`,
      isShown: true,
    });
    if (given?.goals !== undefined) drafts.push(...givenGoals(given.goals, fromS, code));
    for (const team of [1, 2] as const) {
      const count =
        given === undefined
          ? drawPoisson(random, ((goals[team - 1] ?? 1) * extraShare) / 2)
          : given.goals !== undefined
            ? 0
            : halfOf(given.score[team - 1] ?? 0, code);
      for (let left = count; left > 0; left -= 1) {
        drafts.push({
          atS: fromS + 5 + Math.floor(random() * (extraHalfS + addedS - 10)),
          kind: 'goal',
          team,
          textKey: 'goal',
          counter: 'extraGoals',
          isShown: true,
        });
      }
    }
  }
  const isGoal = ({ counter }: Draft): boolean => counter === 'extraGoals';
  const margin = drafts.filter(isGoal).reduce((sum, { team }) => sum + (team === 1 ? 1 : -1), 0);
  const kicks =
    margin !== 0
      ? []
      : given?.shootOut === undefined
        ? shootOut(random, endS)
        : givenShootOut(setup, endS, given.shootOut);
  const lastS = kicks.at(-1)?.atS;
  if (lastS !== undefined)
    phases.push({ fromS: endS, toS: lastS + 5, code: 'pens', clockFromS: -1, isRunning: true });
  const durationS = lastS === undefined ? endS : lastS + 5;
  const standing: [number, number] = [...(script.facts.pair('match') ?? [0, 0])];
  const further = [...drafts, ...kicks]
    .toSorted((first, second) => first.atS - second.atS)
    .map((draft): Incident => {
      if (draft.counter === 'extraGoals' && draft.team !== 0)
        standing[draft.team - 1] = (standing[draft.team - 1] ?? 0) + 1;
      return { ...draft, score: [standing[0], standing[1]] };
    });
  const incidents = [...script.incidents, ...further];
  const suspensions = mergeIntervals([
    ...script.suspensions.map(([fromS, toS]): [number, number] => [fromS, toS]),
    ...drafts.filter(isGoal).map(({ atS }): [number, number] => [atS - 7, atS + 25]),
    [endS - 20, durationS] as [number, number],
  ]);
  return {
    ...script,
    durationS,
    phases,
    incidents,
    suspensions,
    facts: footballFacts(incidents, phases, setup.lead),
  };
}

/** Splits a count between the halves of extra time; the first half gets the odd one. */
function halfOf(count: number, code: 'et1' | 'et2'): number {
  return code === 'et1' ? Math.ceil(count / 2) : Math.floor(count / 2);
}

/** Places goals at their given minutes, 91 to 105 and 106 to 120. */
function givenGoals(
  goals: readonly FixedGoal[],
  fromS: number,
  code: 'et1' | 'et2',
): readonly Draft[] {
  const before = code === 'et1' ? 90 : 105;
  return goals
    .filter(({ minute }) => minute > before && minute <= before + extraHalfS / 60)
    .map(({ team, minute, kind = 'goal', scorer }) => ({
      atS: fromS + (minute - before) * 60 - 12,
      kind: kind === 'own_goal' ? kind : 'goal',
      team,
      textKey: kind === 'penalty' ? 'penaltyScored' : kind === 'own_goal' ? 'ownGoal' : 'goal',
      counter: 'extraGoals',
      isShown: true,
      ...(scorer === undefined ? {} : { person: scorer }),
    }));
}

/** Finds a drawn shoot-out with this result. */
function givenShootOut(
  setup: MatchSetup,
  fromS: number,
  [home, away]: CountPair,
): readonly Draft[] {
  const countOf = (kicks: readonly Draft[], side: 1 | 2): number =>
    kicks.filter(({ counter, team }) => counter === 'kicks' && team === side).length;
  let won: readonly Draft[] | undefined;
  for (let attempt = 0; attempt < shootOutsDrawn; attempt += 1) {
    const kicks = shootOut(createRandom(setup.seed, setup.id, 'shoot-out', attempt), fromS);
    const scored = [countOf(kicks, 1), countOf(kicks, 2)] as const;
    if (scored[0] === home && scored[1] === away) return kicks;
    if (scored[0] > scored[1] === home > away) won ??= kicks;
  }
  // Fallback for very long shoot-outs, which the given winner wins as well.
  return won ?? [];
}

/** Draws a shoot-out: up to five kicks each while undecided, then one each until decided. */
function shootOut(random: Random, fromS: number): readonly Draft[] {
  const kicks: Draft[] = [];
  const scored: [number, number] = [0, 0];
  const first = random() < 0.5 ? 1 : 2;
  for (let kick = 0; ; kick += 1) {
    const team = kick % 2 === 0 ? first : first === 1 ? 2 : 1;
    const isIn = random() < kickChance;
    if (isIn) scored[team - 1] = (scored[team - 1] ?? 0) + 1;
    kicks.push({
      atS: fromS + 120 + kick * kickEveryS,
      kind: 'penalty',
      team,
      textKey: isIn ? 'penaltyKick' : 'penaltyKickMissed',
      counter: isIn ? 'kicks' : 'missedKicks',
      isShown: true,
    });
    const taken = kick + 1;
    const leftOf = (side: 1 | 2): number =>
      Math.max(0, kicksEach - Math.floor((taken + (side === first ? 1 : 0)) / 2));
    const lead = scored[0] - scored[1];
    const isDecided =
      taken >= 2 * kicksEach
        ? taken % 2 === 0 && lead !== 0
        : lead > leftOf(2) || -lead > leftOf(1);
    if (isDecided) return kicks;
  }
}

/**
 * Returns the chances to go through, with `before` goals of the first leg, from the remaining
 * ninety minutes or the current extra time; undefined once decided.
 */
export function throughPair(
  regular: PairDistribution | undefined,
  counted: (scope: string) => CountPair,
  goals: CountPair,
  course: Course | undefined,
  before = 0,
): PairDistribution | undefined {
  const decide = (lead: number, left: number): readonly ScoreCell[] => {
    const share = extraShare * left;
    const { from, chances } = addPmf(
      poissonPmf(goals[0] * share),
      negatePmf(poissonPmf(goals[1] * share)),
    );
    let home = 0;
    chances.forEach((chance, index) => {
      const margin = lead + from + index;
      home += margin > 0 ? chance : margin === 0 ? chance / 2 : 0;
    });
    return [
      [1, 0, home],
      [0, 1, 1 - home],
    ];
  };
  if (regular !== undefined)
    return new OvertimePair(
      before === 0
        ? regular
        : new JointPair(
            regular.cells.map(([home, away, chance]): ScoreCell => [home + before, away, chance]),
          ),
      decide(0, 1),
    );
  const [home, away] = counted('match');
  if (course === undefined || home + before !== away) return undefined;
  const [first, second] = counted('through');
  const isShootOut = course.script.phases.some(
    ({ code, fromS }) => code === 'pens' && fromS <= course.playedS,
  );
  if (isShootOut)
    return course.playedS >= course.script.durationS - 5
      ? undefined
      : new JointPair([
          [1, 0, 0.5],
          [0, 1, 0.5],
        ]);
  const left = (['et1', 'et2'] as const).reduce((sum, code) => sum + leftOf(course, code), 0) / 2;
  const isOver = left === 0 && course.playedS >= (course.script.phases.at(-1)?.toS ?? 0);
  return isOver ? undefined : new JointPair(decide(first - second, left));
}

function leftOf({ script, playedS }: Course, code: string): number {
  const phase = script.phases.find((candidate) => candidate.code === code);
  if (phase === undefined) return 1;
  return Math.min(1, Math.max(0, (phase.toS - playedS) / (phase.toS - phase.fromS)));
}
