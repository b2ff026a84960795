import type { CountPair } from '../markets/MarketType.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import { createRandom, drawBetween, type Random } from '../random.ts';
import type {
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  Phase,
} from '../engine/SportEngine.ts';
import type { RaceSport } from './RaceSport.ts';
import type { Stroke } from './Stroke.ts';
import {
  type StrokePlay,
  strokePlayOf,
  pointChance,
  wonKey,
  freeBallKey,
  targetOf,
  setCode,
  isSetOver,
  stateAfter,
  factsOf,
} from './raceModel.ts';

export function simulateRace(
  sport: RaceSport,
  setup: MatchSetup,
  fixed?: FixedResult,
): MatchScript {
  const random = createRandom(setup.seed, setup.id, sport.key);
  const winners = fixed === undefined ? undefined : setWinners(random, fixed.score);
  const drafts: Omit<Incident, 'score'>[] = [];
  const phases: Phase[] = [];
  const won: [number, number] = [0, 0];
  const setPoints: [number, number][] = [];
  const strokePlay = strokePlayOf(sport);
  /**
   * Interval of the last set in which the match is already decided, so that betting is suspended.
   */
  let playedOut: [number, number][] = [];
  let atS = 0;
  for (
    let index = 0;
    winners === undefined ? Math.max(...won) < sport.setsToWin : index < winners.length;
    index += 1
  ) {
    const fromS = atS;
    const forced = winners?.[index];
    const chance = forced === undefined ? pointChance(setup.levels) : forced === 1 ? 0.62 : 0.38;
    const strokes =
      strokePlay === undefined
        ? undefined
        : playWonBy(strokePlay, random, pointChance(setup.levels), index, forced);
    for (const { team, points, isFoul = false, givesFreeBall = false } of strokes ?? []) {
      atS += Math.round(drawBetween(random, ...sport.secondsPerPoint));
      drafts.push({
        atS,
        kind: 'shot',
        team,
        textKey: 'point',
        value: points,
        isShown: false,
        ...(isFoul ? { counter: 'fouls' } : {}),
      });
      if (givesFreeBall)
        drafts.push({
          atS,
          kind: 'info',
          team: team === 1 ? 2 : 1,
          textKey: freeBallKey,
          isShown: true,
        });
    }
    playedOut =
      strokePlay === undefined || strokes === undefined
        ? []
        : [
            [
              drafts
                .filter(({ kind }) => kind === 'shot')
                .at(strokePlay.visibleAfterS(index, strokes) - strokes.length - 1)?.atS ?? atS,
              atS,
            ],
          ];
    const course =
      strokePlay === undefined || strokes === undefined
        ? playSet(random, sport, chance, targetOf(sport, index), forced)
        : [strokePlay.winner(index, strokes)];
    const points: [number, number] = [0, 0];
    for (const team of course) {
      if (strokes === undefined) atS += Math.round(drawBetween(random, ...sport.secondsPerPoint));
      if (
        sport.pointsToWin > 1 &&
        isSetOver(sport, targetOf(sport, index), Math.max(...points) + 1, Math.min(...points))
      )
        setPoints.push([atS - 7, atS + 4]);
      points[team - 1] = (points[team - 1] ?? 0) + 1;
      drafts.push({ atS, kind: 'point', team, textKey: 'point', isShown: false });
    }
    const winner = course.at(-1) ?? 1;
    won[winner - 1] = (won[winner - 1] ?? 0) + 1;
    drafts.push({
      atS,
      kind: 'set',
      team: winner,
      textKey: wonKey[sport.unit],
      counter: 'sets',
      isShown: true,
    });
    phases.push({
      fromS,
      toS: atS + 1,
      code: setCode(sport, index),
      clockFromS: -1,
      isRunning: true,
    });
    phases.push({
      fromS: atS + 1,
      toS: atS + sport.breakS,
      code: 'br',
      clockFromS: -1,
      isRunning: false,
    });
    atS += sport.breakS;
  }
  const last = phases.pop();
  const durationS = last?.fromS ?? 1;
  const standing: [number, number] = [0, 0];
  const incidents = drafts.map((mark): Incident => {
    if (mark.kind === 'set' && mark.team !== 0)
      standing[mark.team - 1] = (standing[mark.team - 1] ?? 0) + 1;
    return { ...mark, score: [standing[0], standing[1]] };
  });
  const suspensions = mergeIntervals([
    ...setPoints,
    ...playedOut,
    ...drafts
      .filter(({ kind }) => kind === 'set')
      .map(({ atS: endS }): [number, number] => [endS - 4, endS + 12]),
  ]);
  return {
    durationS,
    phases,
    incidents,
    suspensions,
    facts: factsOf(sport, stateAfter(sport, incidents, Number.POSITIVE_INFINITY)),
  };
}

function setWinners(random: Random, score: CountPair): (1 | 2)[] {
  const left: [number, number] = [score[0], score[1]];
  const last = score[0] >= score[1] ? 1 : 2;
  left[last - 1] = Math.max(0, (left[last - 1] ?? 0) - 1);
  const order: (1 | 2)[] = [];
  while (left[0] + left[1] > 0) {
    const team = random() * (left[0] + left[1]) < left[0] ? 1 : 2;
    left[team - 1] = (left[team - 1] ?? 0) - 1;
    order.push(team);
  }
  return score[0] + score[1] > 0 ? [...order, last] : order;
}

/** Draws strokes; with a given winner, until that side wins. */
function playWonBy(
  { play, winner }: StrokePlay,
  random: Random,
  level: number,
  index: number,
  wanted: 1 | 2 | undefined,
): readonly Stroke[] {
  for (;;) {
    const strokes = play(random, wanted === undefined ? level : wanted === 1 ? 0.62 : 0.38, index);
    if (wanted === undefined || winner(index, strokes) === wanted) return strokes;
  }
}

/** Returns the winners of the points of a set; with a given winner, drawn until that side wins. */
function playSet(
  random: Random,
  sport: RaceSport,
  chance: number,
  target: number,
  winner: 1 | 2 | undefined,
): readonly (1 | 2)[] {
  for (;;) {
    const course: (1 | 2)[] = [];
    const points: [number, number] = [0, 0];
    while (!isSetOver(sport, target, points[0], points[1])) {
      const team = random() < chance ? 1 : 2;
      points[team - 1] = (points[team - 1] ?? 0) + 1;
      course.push(team);
    }
    if (winner === undefined || course.at(-1) === winner) return course;
  }
}
