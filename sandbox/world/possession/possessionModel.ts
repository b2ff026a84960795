import { scoreFacts } from '../clocked/scoreFacts.ts';
import { clockPlayedS, Timeline } from '../clocked/Timeline.ts';
import type { CountPair, Facts, Outlook } from '../markets/MarketType.ts';
import { OvertimePair } from '../markets/OvertimePair.ts';
import {
  IndependentPair,
  JointPair,
  type PairDistribution,
  type ScoreCell,
} from '../markets/PairDistribution.ts';
import { addPmf, certainPmf, collectPmf, repeatPmf, type Pmf } from '../markets/Pmf.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import { createRandom, type Random } from '../random.ts';
import { standingBy } from '../engine/standing.ts';
import type {
  Course,
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  MarginSkew,
} from '../engine/SportEngine.ts';
import type { PossessionSport } from './PossessionSport.ts';
import { drawFalseAlarms } from '../engine/drawFalseAlarms.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';
import { byTime, withPoints } from '../engine/withPoints.ts';

/** Returns the end of a team's n-th possession as a share of its period: the teams take turns. */
function endOf(index: number, team: 1 | 2, possessions: number): number {
  return (index + (team === 1 ? 0.4 : 0.9)) / possessions;
}

function doneAt(playedPart: number, team: 1 | 2, possessions: number): number {
  let done = 0;
  while (done < possessions && endOf(done, team, possessions) <= playedPart) done += 1;
  return done;
}

/** Returns the points of one possession, with the scoring chance scaled by the team's level. */
function possessionPmf({ points }: PossessionSport, level: number): Pmf {
  const scoring = points.map(([value, chance]): readonly [number, number] => [
    value,
    chance * level,
  ]);
  const none = 1 - scoring.reduce((sum, [, chance]) => sum + chance, 0);
  return collectPmf([[0, none], ...scoring]);
}

function drawPoints(random: Random, { points }: PossessionSport, level: number): number {
  let left = random();
  for (const [value, chance] of points) {
    left -= chance * level;
    if (left < 0) return value;
  }
  return 0;
}

function possessionFacts(sport: PossessionSport, incidents: readonly Incident[]): Facts {
  const halfCount = sport.periods.length / 2;
  const halves =
    sport.periods.length === 4
      ? { h1: sport.periods.slice(0, halfCount), h2: sport.periods.slice(halfCount) }
      : {};
  return scoreFacts(incidents, [...sport.periods, 'ot'], {
    regular: sport.periods,
    match: [...sport.periods, 'ot'],
    ...halves,
  });
}

const standings = new Map<string, (course: Course) => Facts>();

export function possessionStanding(sport: PossessionSport, course: Course): Facts {
  let standing = standings.get(sport.key);
  if (standing === undefined) {
    standing = standingBy(({ script, playedS }) =>
      possessionFacts(
        sport,
        script.incidents.filter(({ atS }) => atS <= playedS),
      ),
    );
    standings.set(sport.key, standing);
  }
  return standing(course);
}

type Draft = Omit<Incident, 'score'>;

export function simulatePossessions(
  sport: PossessionSport,
  setup: MatchSetup,
  fixed?: FixedResult,
): MatchScript {
  const random = createRandom(setup.seed, setup.id, sport.key);
  const timeline = new Timeline();
  const { periods, periodS, countsDown } = sport;
  const stops = { count: sport.stopsPerPeriod, fromS: 8, toS: 55 };
  periods.forEach((code, index) => {
    timeline.addPeriod(random, {
      code,
      lengthS: periodS,
      clockFromS: countsDown ? periodS : index * periodS,
      countsDown,
      stops,
    });
    if (index + 1 < periods.length)
      timeline.addBreak(
        index + 1 === periods.length / 2 ? sport.longBreakS : sport.breakS,
        countsDown ? 0 : (index + 1) * periodS,
        periods.length === 2 ? 'ht' : 'br',
      );
  });
  const { overtime } = sport;
  if (
    overtime !== undefined &&
    fixed?.periods !== undefined &&
    fixed.periods.length > periods.length
  )
    addOvertime(random, sport, timeline, overtime);
  const drafts: Draft[] =
    fixed === undefined
      ? periods.flatMap((code) =>
          playPeriod(random, sport, setup, timeline, code, periodS, sport.possessions),
        )
      : spread(random, sport, timeline, fixed);
  const sum = (team: 1 | 2): number =>
    drafts.reduce((points, draft) => points + (draft.team === team ? (draft.value ?? 1) : 0), 0);
  if (overtime !== undefined && fixed === undefined && sum(1) === sum(2)) {
    addOvertime(random, sport, timeline, overtime);
    drafts.push(...playOvertime(random, sport, setup, timeline, overtime));
  }
  const lastPeriod = periods.at(-1) ?? '';
  const starts = periods.map((code): Draft => ({
    atS: timeline.matchSecond(code, 0),
    kind: 'period',
    team: 0,
    textKey: `periodStart@${code}`,
    isShown: true,
  }));
  const incidents = withPoints([...starts, ...drafts].toSorted(byTime));
  const alarms = drawFalseAlarms(random, 9, timeline.endS);
  return {
    durationS: timeline.endS,
    phases: timeline.phases,
    incidents,
    suspensions: mergeIntervals([
      // Betting is suspended for the last attack of the last period.
      [timeline.matchSecond(lastPeriod, periodS - 20), timeline.matchSecond(lastPeriod, periodS)],
      ...alarms.map((atS): [number, number] => [atS, atS + 9]),
      ...(sport.suspendsAtScore
        ? drafts.map(({ atS }): [number, number] => [atS - 6, atS + 14])
        : []),
    ]),
    facts: possessionFacts(sport, incidents),
  };
}

function addOvertime(
  random: Random,
  { breakS, countsDown, periods, periodS }: PossessionSport,
  timeline: Timeline,
  { lengthS }: NonNullable<PossessionSport['overtime']>,
): void {
  timeline.addBreak(breakS, 0);
  timeline.addPeriod(random, {
    code: 'ot',
    lengthS,
    clockFromS: countsDown ? lengthS : periods.length * periodS,
    countsDown,
    stops: { count: 2, fromS: 10, toS: 50 },
  });
}

function playPeriod(
  random: Random,
  sport: PossessionSport,
  { levels }: MatchSetup,
  timeline: Timeline,
  code: string,
  lengthS: number,
  possessions: number,
): Draft[] {
  const drafts: Draft[] = [];
  for (let index = 0; index < possessions; index += 1) {
    for (const team of [1, 2] as const) {
      const value = drawPoints(random, sport, levels[team - 1] ?? 1);
      if (value > 0)
        drafts.push(
          score(
            sport,
            timeline.matchSecond(code, endOf(index, team, possessions) * lengthS),
            team,
            code,
            value,
          ),
        );
    }
  }
  return drafts;
}

/** Draws overtime again until it is decided, because it is priced under that condition. */
function playOvertime(
  random: Random,
  sport: PossessionSport,
  setup: MatchSetup,
  timeline: Timeline,
  { lengthS, possessions }: NonNullable<PossessionSport['overtime']>,
): Draft[] {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const drafts = playPeriod(random, sport, setup, timeline, 'ot', lengthS, possessions);
    if (
      drafts.reduce((margin, { team, value = 1 }) => margin + (team === 1 ? value : -value), 0) !==
      0
    )
      return drafts;
  }
  return [score(sport, timeline.endS - 1, 1, 'ot', 1)];
}

function score(
  { words }: PossessionSport,
  atS: number,
  team: 1 | 2,
  code: string,
  value: number,
): Draft {
  return {
    atS,
    kind: 'point',
    team,
    textKey: words?.[value] ?? 'points',
    counter: code,
    value,
    isShown: true,
  };
}

/** Distributes a given score over the match, and its periods where given. */
function spread(
  random: Random,
  sport: PossessionSport,
  timeline: Timeline,
  { score: whole, periods }: FixedResult,
): Draft[] {
  const anyPeriod = (): string =>
    sport.periods[Math.floor(random() * sport.periods.length)] ?? 'h1';
  if (periods === undefined) return spreadPoints(random, sport, timeline, whole, anyPeriod);
  return periods.flatMap((points, index) =>
    spreadPoints(random, sport, timeline, points, () => sport.periods[index] ?? 'ot'),
  );
}

function spreadPoints(
  random: Random,
  sport: PossessionSport,
  timeline: Timeline,
  points: CountPair,
  periodOf: () => string,
): Draft[] {
  const drafts: Draft[] = [];
  for (const team of [1, 2] as const) {
    let left = points[team - 1] ?? 0;
    while (left > 0) {
      const drawnValue = sport.points[Math.floor(random() * sport.points.length)]?.[0] ?? 1;
      const value = Math.min(left, drawnValue);
      const code = periodOf();
      drafts.push(
        score(
          sport,
          timeline.matchSecond(
            code,
            random() * (code === 'ot' ? (sport.overtime?.lengthS ?? sport.periodS) : sport.periodS),
          ),
          team,
          code,
          value,
        ),
      );
      left -= value;
    }
  }
  return drafts;
}

export function possessionOutlook(
  sport: PossessionSport,
  setup: MatchSetup,
  marginSkew: MarginSkew,
  course?: Course,
): Outlook {
  const soFar = course === undefined ? undefined : possessionStanding(sport, course);
  const counted = (scope: string): CountPair => soFar?.pair(scope) ?? [0, 0];
  const single = ([1, 2] as const).map((team) =>
    possessionPmf(
      sport,
      (setup.levels[team - 1] ?? 1) * (1 + (marginSkew[team - 1] ?? 1) / 4 - 0.25),
    ),
  );
  const leftIn = (code: string, team: 1 | 2, lengthS: number, possessions: number): number => {
    if (course === undefined) return possessions;
    return (
      possessions -
      doneAt(clockPlayedS(course.script.phases, code, course.playedS) / lengthS, team, possessions)
    );
  };
  const pairOf = (scope: string, codes: readonly string[]): PairDistribution | undefined => {
    const standing = counted(scope);
    const left = ([1, 2] as const).map((team) =>
      codes.reduce((sum, code) => sum + leftIn(code, team, sport.periodS, sport.possessions), 0),
    );
    if ((left[0] ?? 0) + (left[1] ?? 0) === 0) return undefined;
    const pmfs = [0, 1].map((index) =>
      addPmf(
        certainPmf(standing[index] ?? 0),
        repeatPmf(single[index] ?? certainPmf(0), left[index] ?? 0),
      ),
    );
    return new IndependentPair(pmfs[0] ?? certainPmf(0), pmfs[1] ?? certainPmf(0));
  };
  const look = cachedPairs((scope) => build(scope));
  const build = (scope: string): PairDistribution | undefined => {
    const half = sport.periods.length / 2;
    switch (scope) {
      case 'regular':
        return pairOf('regular', sport.periods);
      case 'match': {
        const regular = look('regular');
        if (sport.overtime === undefined) return regular;
        return regular === undefined
          ? overtimeStanding()
          : new OvertimePair(
              regular,
              overtimeCells(sport.overtime.possessions, sport.overtime.possessions, 0),
            );
      }
      case 'h1':
      case 'h2':
        if (sport.periods.length === 4)
          return pairOf(
            scope,
            scope === 'h1' ? sport.periods.slice(0, half) : sport.periods.slice(half),
          );
        return pairOf(scope, [scope]);
      default:
        return sport.periods.includes(scope) ? pairOf(scope, [scope]) : undefined;
    }
  };
  /** Returns what overtime adds from here without a tie; `lead` is the first team's. */
  const overtimeCells = (
    homeLeft: number,
    awayLeft: number,
    lead: number,
  ): readonly ScoreCell[] => {
    const pair = new IndependentPair(
      repeatPmf(single[0] ?? certainPmf(0), homeLeft),
      repeatPmf(single[1] ?? certainPmf(0), awayLeft),
    );
    const decided = pair.cells.filter(([home, away]) => home + lead !== away);
    const sum = decided.reduce((chance, cell) => chance + cell[2], 0);
    return decided.map(([home, away, chance]): ScoreCell => [home, away, chance / sum]);
  };
  const overtimeStanding = (): PairDistribution | undefined => {
    const { overtime } = sport;
    const regular = counted('regular');
    if (overtime === undefined || course === undefined || regular[0] !== regular[1])
      return undefined;
    const [home, away] = counted('match');
    const left = ([1, 2] as const).map((team) =>
      leftIn('ot', team, overtime.lengthS, overtime.possessions),
    );
    if ((left[0] ?? 0) + (left[1] ?? 0) === 0) return undefined;
    return new JointPair(
      overtimeCells(left[0] ?? 0, left[1] ?? 0, home - away).map(
        ([first, second, chance]): ScoreCell => [home + first, away + second, chance],
      ),
    );
  };
  return { pair: look, counted };
}
