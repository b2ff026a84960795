import { mergeStretches } from '../mergeStretches.ts';
import type { CountPair, Facts } from '../markets/MarketType.ts';
import { createRandom, drawBetween, drawPoisson, type Random } from '../random.ts';
import type { FixedGoal, FixedResult, Incident, MatchScript, MatchSetup, Phase } from '../SportEngine.ts';
import { playOn } from './extraTime.ts';
import { firstHalfShare, footballLevels, halfS, halfTimeS, missedPenaltyMean, ownGoalShare, partAt, penaltyShare, redMean, type Counter } from './footballModel.ts';
import { footballFacts } from './footballFacts.ts';

interface Half {
  readonly index: 0 | 1;
  readonly fromS: number;
  readonly lengthS: number;
}

interface Draft {
  atS: number;
  readonly team: 1 | 2;
  readonly kind: Incident['kind'];
  readonly textKey: string;
  readonly counter: string;
  readonly person?: string;
}

/** Goals, and everything else that stops the play, are never closer than this. */
const shortestBetweenGoalsS = 70;
/** Of red cards that a file tells, before half time. */
const earlyShare = 0.3;
/** From the whistle to the kick. */
const penaltyLeadS = 50;

/** How long a chance is in play before it is a goal or comes to nothing: 5 to 10 seconds. */
function leadS(atS: number): number {
  return 5 + (atS % 6);
}

/** Draws a whole match. With a fixed result the number of goals is given and only their minutes are drawn. */
export function simulateFootball(setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, 'football');
  const halves = drawHalves(random, fixed?.halvesS);
  const levels = footballLevels(setup.levels);
  // Goals have a stream of their own: a score that is set by hand changes nothing else of the match.
  const goalsRandom = createRandom(setup.seed, setup.id, 'goals');
  const goals = fixed?.goals === undefined ? separate(keepToScore(drawGoals(goalsRandom, levels.goals, halves, fixed), halves, fixed), halves) : goalsAt(goalsRandom, fixed.goals, halves);
  const others = [
    ...drawCounter(random, 'corners', levels.corners, halves, 'corner', fixed?.counts?.corners),
    ...drawCounter(random, 'yellow', levels.yellow, halves, 'yellow', fixed?.counts?.yellow),
    ...drawRare(random, redMean, halves, { kind: 'red', textKey: 'red', counter: 'red' }, fixed?.counts?.red),
    ...drawRare(random, missedPenaltyMean, halves, { kind: 'penalty', textKey: 'penaltyMissed', counter: 'missedPenalty' }),
    ...drawSubstitutions(random, halves),
  ];
  const attempts = drawAttempts(random, goals, levels.goals, halves);
  const falseAlarms = drawFalseAlarms(random, halves);
  const suspensions = mergeStretches([
    ...goals.map(({ atS, kind }): [number, number] => [atS - (kind === 'penalty' ? penaltyLeadS : leadS(atS)), atS + 25]),
    ...others.filter(({ kind }) => kind === 'red').map(({ atS }): [number, number] => [atS - 4, atS + 25]),
    ...others.filter(({ kind }) => kind === 'penalty').map(({ atS }): [number, number] => [atS - penaltyLeadS, atS + 10]),
    ...falseAlarms.map((atS): [number, number] => [atS - leadS(atS), atS]),
    // The last seconds of a half are not sold.
    ...halves.map(({ fromS, lengthS }): [number, number] => [fromS + lengthS - 15, fromS + lengthS]),
  ]);
  const phases = phasesOf(halves);
  const durationS = phases.at(-1)?.toS ?? 0;
  const incidents = withScores([...goals, ...others, ...attempts], halves, [...preludes(goals), ...falseAlarms.map((atS) => ({ atS: atS - leadS(atS), team: ((atS % 2) + 1) as 1 | 2 }))]);
  const facts: Facts = footballFacts(incidents, phases, setup.lead);
  const script: MatchScript = { durationS, phases, incidents, suspensions, facts, ...(setup.lead === undefined ? {} : { lead: setup.lead }) };
  const [home, away] = facts.pair('match') ?? [0, 0];
  // A score that was given is that of ninety minutes, unless it is told how it went on.
  const goesOn = setup.isCup === true && home + (setup.lead ?? 0) === away && (fixed === undefined || fixed.extra !== undefined);
  return goesOn ? playOn(setup, script, fixed?.extra) : script;
}

function drawHalves(random: Random, lengthsS?: readonly [number, number]): readonly [Half, Half] {
  const drawnS = [halfS + Math.round(drawBetween(random, 60, 240)), halfS + Math.round(drawBetween(random, 150, 390))] as const;
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
    { fromS: second.fromS, toS: second.fromS + second.lengthS, code: 'h2', clockFromS: halfS, isRunning: true },
  ];
}

/** Goals at their minutes: in the last seconds of the minute that is spoken of, so that the clock shows it. */
function goalsAt(random: Random, goals: readonly FixedGoal[], [first, second]: readonly [Half, Half]): Draft[] {
  const taken = new Set<number>();
  return goals
    .map(({ team, minute, added = 0, kind = 'goal' as const, scorer }): Draft => {
      const half = minute > halfS / 60 ? second : first;
      const minuteOfHalf = minute - (half === second ? halfS / 60 : 0) + added;
      let atS = half.fromS + Math.min(minuteOfHalf * 60, half.lengthS) - 4 - Math.floor(random() * 12);
      // Two goals of one minute are a while apart all the same.
      while (taken.has(Math.floor(atS / 20))) atS -= 20;
      taken.add(Math.floor(atS / 20));
      const textKey = kind === 'penalty' ? 'penaltyScored' : kind === 'own_goal' ? 'ownGoal' : 'goal';
      return { atS: Math.max(half.fromS + 1, atS), team, kind, textKey, counter: 'goals', ...(scorer === undefined ? {} : { person: scorer }) };
    })
    .toSorted((one, other) => one.atS - other.atS);
}

function meanOfHalf(counter: Counter, matchMean: number, half: Half): number {
  const share = firstHalfShare[counter];
  return matchMean * (half.index === 0 ? share : 1 - share);
}

function instantIn(random: Random, half: Half): number {
  return half.fromS + Math.max(1, Math.floor(partAt(random()) * half.lengthS));
}

function drawGoals(random: Random, means: CountPair, halves: readonly [Half, Half], fixed?: FixedResult): Draft[] {
  const goals: Draft[] = [];
  for (const team of [1, 2] as const) {
    const mean = means[team - 1] ?? 0;
    const drawn = halves.map((half) => drawPoisson(random, meanOfHalf('goals', mean, half)));
    const counts = fixed === undefined || fixed.afterS !== undefined ? drawn : splitFixed(random, fixed, team);
    for (const half of halves) {
      for (let left = counts[half.index] ?? 0; left > 0; left -= 1) {
        const manner = random();
        const kind = manner < penaltyShare ? 'penalty' : manner < penaltyShare + ownGoalShare ? 'own_goal' : 'goal';
        goals.push({ atS: instantIn(random, half), team, kind, textKey: kind === 'penalty' ? 'penaltyScored' : kind === 'own_goal' ? 'ownGoal' : 'goal', counter: 'goals' });
      }
    }
  }
  return goals.toSorted((first, second) => first.atS - second.atS);
}

/** With a score set in the middle of play: goals that were seen stay, the missing ones fall in what would have been left. */
function keepToScore(goals: readonly Draft[], [first, second]: readonly [Half, Half], fixed?: FixedResult): Draft[] {
  if (fixed?.afterS === undefined) return [...goals];
  const fromS = Math.max(0, fixed.afterS);
  const endS = second.fromS + second.lengthS;
  return ([1, 2] as const)
    .flatMap((team) => {
      const needed = fixed.score[team - 1] ?? 0;
      const seen = goals.filter((goal) => goal.team === team && goal.atS <= fromS).slice(0, needed);
      const missing = Array.from({ length: needed - seen.length }, (_unused, index): Draft => {
        const atS = Math.min(endS - 6, Math.floor(fromS + ((endS - fromS) * (index + 0.3 + team * 0.25)) / (needed - seen.length + 1)));
        const isPause = atS > first.fromS + first.lengthS && atS < second.fromS;
        return { atS: isPause ? second.fromS + 30 : atS, team, kind: 'goal', textKey: 'goal', counter: 'goals' };
      });
      return [...seen, ...missing];
    })
    .toSorted((left, right) => left.atS - right.atS);
}

function splitFixed(random: Random, fixed: FixedResult, team: 1 | 2): readonly [number, number] {
  const all = fixed.score[team - 1] ?? 0;
  let first = Math.min(all, fixed.halfTime?.[team - 1] ?? 0);
  if (fixed.halfTime === undefined) for (let left = all; left > 0; left -= 1) if (random() < firstHalfShare.goals) first += 1;
  return [first, all - first];
}

/** Moves goals that would fall together a little apart, each within its half. */
function separate(goals: Draft[], halves: readonly [Half, Half]): Draft[] {
  for (const half of halves) {
    const endS = half.fromS + half.lengthS;
    const own = goals.filter(({ atS }) => atS >= half.fromS && atS <= endS);
    own.forEach((goal, index) => {
      const previous = own[index - 1];
      if (previous !== undefined) goal.atS = Math.max(goal.atS, previous.atS + shortestBetweenGoalsS);
    });
    let latestS = endS - 5;
    for (const goal of own.toReversed()) {
      goal.atS = Math.min(goal.atS, latestS);
      latestS = goal.atS - shortestBetweenGoalsS;
    }
  }
  return goals;
}

function drawCounter(random: Random, counter: 'corners' | 'yellow', means: CountPair, halves: readonly [Half, Half], kind: 'corner' | 'yellow', told?: CountPair): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    const toldFirst = told === undefined ? 0 : countHits(random, told[team - 1] ?? 0, firstHalfShare[counter]);
    for (const half of halves) {
      const count = told === undefined ? drawPoisson(random, meanOfHalf(counter, means[team - 1] ?? 0, half)) : half.index === 0 ? toldFirst : (told[team - 1] ?? 0) - toldFirst;
      for (let left = count; left > 0; left -= 1) {
        drafts.push({ atS: instantIn(random, half), team, kind, textKey: kind, counter });
      }
    }
  }
  return drafts;
}

/** How many of so many fall to a share by chance. */
function countHits(random: Random, of: number, share: number): number {
  let hits = 0;
  for (let left = of; left > 0; left -= 1) if (random() < share) hits += 1;
  return hits;
}

function drawRare(random: Random, mean: number, halves: readonly [Half, Half], what: Pick<Draft, 'kind' | 'textKey' | 'counter'>, told?: CountPair): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    const toldFirst = told === undefined ? 0 : countHits(random, told[team - 1] ?? 0, earlyShare);
    for (const half of halves) {
      const count = told === undefined ? drawPoisson(random, mean / 2) : half.index === 0 ? toldFirst : (told[team - 1] ?? 0) - toldFirst;
      for (let left = count; left > 0; left -= 1) drafts.push({ ...what, team, atS: instantIn(random, half) });
    }
  }
  return drafts;
}

function drawSubstitutions(random: Random, [, second]: readonly [Half, Half]): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    const count = 3 + Math.floor(random() * 3);
    for (let left = count; left > 0; left -= 1) {
      drafts.push({ atS: second.fromS + Math.floor(second.lengthS * drawBetween(random, 0.02, 0.95)), team, kind: 'substitution', textKey: 'substitution', counter: 'substitutions' });
    }
  }
  return drafts;
}

/** Shots that missed, and attacks: they feed statistics and momentum. */
function drawAttempts(random: Random, goals: readonly Draft[], means: CountPair, halves: readonly [Half, Half]): Draft[] {
  const drafts: Draft[] = goals.filter(({ kind }) => kind !== 'own_goal').map(({ atS, team }) => ({ atS, team, kind: 'shot', textKey: 'shotOnTarget', counter: 'shotsOn' }));
  for (const team of [1, 2] as const) {
    const mean = means[team - 1] ?? 1;
    for (const half of halves) {
      const add = (count: number, kind: Draft['kind'], textKey: string, counter: string): void => {
        for (let left = drawPoisson(random, count / 2); left > 0; left -= 1) drafts.push({ atS: instantIn(random, half), team, kind, textKey, counter });
      };
      add(1.6 + 1.7 * mean, 'shot', 'shotOnTarget', 'shotsOn');
      add(2.2 + 2 * mean, 'shot', 'shotOffTarget', 'shotsOff');
      add(18 + 12 * mean, 'attack', 'dangerousAttack', 'dangerous');
      add(30 + 10 * mean, 'attack', 'attack', 'attacks');
    }
  }
  return drafts;
}

/** Chances that come to nothing: the bookmaker stops for a moment all the same. */
function drawFalseAlarms(random: Random, halves: readonly [Half, Half]): number[] {
  return halves.flatMap((half) => Array.from({ length: drawPoisson(random, 7) }, () => half.fromS + 20 + Math.floor(random() * (half.lengthS - 25))));
}

function preludes(goals: readonly Draft[]): { atS: number; team: 1 | 2 }[] {
  return goals.map(({ atS, team, kind }) => ({ atS: atS - (kind === 'penalty' ? penaltyLeadS : leadS(atS)), team }));
}

const shownKinds: ReadonlySet<Incident['kind']> = new Set(['goal', 'own_goal', 'penalty', 'yellow', 'red', 'corner', 'substitution']);

function withScores(drafts: readonly Draft[], [first, second]: readonly [Half, Half], alarms: readonly { atS: number; team: 1 | 2 }[]): readonly Incident[] {
  const marks: (Draft | Omit<Incident, 'score'>)[] = [
    { atS: 0, kind: 'period', team: 0, textKey: 'periodStart@h1', isShown: true },
    { atS: first.fromS + first.lengthS, kind: 'period', team: 0, textKey: 'periodEnd@h1', isShown: true },
    { atS: second.fromS, kind: 'period', team: 0, textKey: 'periodStart@h2', isShown: true },
    { atS: second.fromS + second.lengthS, kind: 'period', team: 0, textKey: 'periodEnd@h2', isShown: true },
    ...alarms.map(({ atS, team }) => ({ atS: Math.max(0, atS), kind: 'attack' as const, team, textKey: 'dangerousAttack', isShown: true })),
    ...drafts,
  ];
  // Two hundred incidents share the few scores there are.
  let score: CountPair = [0, 0];
  return marks
    .sort((left, right) => left.atS - right.atS)
    .map((mark): Incident => {
      if (mark.counter === 'goals') score = mark.team === 1 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1];
      return { isShown: shownKinds.has(mark.kind), ...mark, score };
    });
}
