import type { CountPair, Facts, Outlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { mergeStretches } from '../mergeStretches.ts';
import { createRandom, drawBetween, type Random } from '../random.ts';
import type { Course, FixedResult, Incident, MatchScript, MatchSetup, Phase, Tilt } from '../SportEngine.ts';
import { countIncidents } from '../standing.ts';
import { legAfter, legChance, playLeg } from './dartsLeg.ts';
import type { RaceSport } from './RaceSport.ts';
import { frameAfter, frameChance, playFrame, seenFrameAfter } from './snookerFrame.ts';
import type { Stroke } from './Stroke.ts';

/** How a set goes that is played by strokes; `index` tells who begins. */
interface StrokePlay {
  readonly play: (random: Random, level: number, index: number) => readonly Stroke[];
  readonly winner: (index: number, strokes: readonly Stroke[]) => 1 | 2;
  readonly chance: (level: number, index: number, strokes: readonly Stroke[]) => number;
  /** What the score says of it. */
  readonly told: (index: number, strokes: readonly Stroke[]) => CountPair;
  /** After how many strokes everybody sees who wins it; all of them, unless it is played out for nothing. */
  readonly seenAfter: (index: number, strokes: readonly Stroke[]) => number;
  /** Whose turn it is; undefined while lots decide it. */
  readonly acting: (index: number, strokes: readonly Stroke[]) => 1 | 2 | undefined;
}

const strokePlays: Readonly<Record<NonNullable<RaceSport['strokes']>, StrokePlay>> = {
  leg: {
    play: playLeg,
    winner: (_index, strokes) => strokes.at(-1)?.team ?? 1,
    chance: (level, index, strokes) => legChance(level, legAfter(index, strokes)),
    told: (index, strokes) => legAfter(index, strokes).left,
    seenAfter: (_index, strokes) => strokes.length,
    acting: (index, strokes) => legAfter(index, strokes).thrower,
  },
  frame: {
    play: playFrame,
    winner: (index, strokes) => {
      const [home, away] = frameAfter(index, strokes).points;
      return home > away ? 1 : 2;
    },
    chance: (level, index, strokes) => frameChance(level, frameAfter(index, strokes)),
    told: (index, strokes) => frameAfter(index, strokes).points,
    seenAfter: seenFrameAfter,
    acting: (index, strokes) => frameAfter(index, strokes).player || undefined,
  },
};

function strokePlayOf({ strokes }: RaceSport): StrokePlay | undefined {
  return strokes === undefined ? undefined : strokePlays[strokes];
}

/** Every point is won by the first team with one chance, whatever the score: sets and matches follow from it exactly. */
function pointChance(levels: readonly number[], [homeTilt, awayTilt]: Tilt = [1, 1]): number {
  const chance = levels[0] ?? 0.5;
  return Math.min(0.95, Math.max(0.05, chance + (homeTilt - awayTilt) * 0.15));
}

const wonKey: Readonly<Record<RaceSport['unit'], string>> = { sets: 'setWon', frames: 'frameWon', legs: 'legWon', maps: 'mapWon' };

/** It stands behind the foul that gave it. */
const freeBallKey = 'freeBall';

interface RaceState {
  readonly sets: readonly CountPair[];
  readonly won: CountPair;
  /** Points of the set that is being played. */
  readonly points: CountPair;
}

function targetOf(sport: RaceSport, setIndex: number): number {
  return setIndex === 2 * sport.setsToWin - 2 ? sport.lastSetPoints : sport.pointsToWin;
}

/** What a set is called in scopes and phases: `set1`, `map2`. */
export function setCode(sport: RaceSport, index: number): string {
  return `${sport.unit.slice(0, -1)}${index + 1}`;
}

function indexOfSet(sport: RaceSport, scope: string): number {
  const unit = sport.unit.slice(0, -1);
  return scope.startsWith(unit) ? Number(scope.slice(unit.length)) - 1 : -1;
}

function isSetOver({ lead, mostPoints = Number.POSITIVE_INFINITY }: RaceSport, target: number, home: number, away: number): boolean {
  return Math.max(home, away) >= target && (Math.abs(home - away) >= lead || Math.max(home, away) >= mostPoints);
}

function stateAfter(sport: RaceSport, incidents: readonly Incident[], playedS: number): RaceState {
  const sets: CountPair[] = [];
  const won: [number, number] = [0, 0];
  let points: [number, number] = [0, 0];
  for (const { atS, team, kind } of incidents) {
    if (atS > playedS) break;
    if (kind !== 'point' || team === 0) continue;
    points[team - 1] = (points[team - 1] ?? 0) + 1;
    if (!isSetOver(sport, targetOf(sport, sets.length), points[0], points[1])) continue;
    sets.push(points);
    won[team - 1] = (won[team - 1] ?? 0) + 1;
    points = [0, 0];
  }
  return { sets, won, points };
}

function factsOf(sport: RaceSport, { sets, won, points }: RaceState): Facts {
  return {
    sequence: [],
    pair: (scope) => {
      if (scope === 'match') return won;
      if (scope === 'points') return [...sets, points].reduce<CountPair>((sum, set) => [sum[0] + set[0], sum[1] + set[1]], [0, 0]);
      return sets[indexOfSet(sport, scope)];
    },
  };
}

export function simulateRace(sport: RaceSport, setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, sport.key);
  const winners = fixed === undefined ? undefined : setWinners(random, fixed.score);
  const drafts: Omit<Incident, 'score'>[] = [];
  const phases: Phase[] = [];
  const won: [number, number] = [0, 0];
  const setPoints: [number, number][] = [];
  const strokePlay = strokePlayOf(sport);
  /** A match that nobody can lose any more. */
  let playedOut: [number, number][] = [];
  let atS = 0;
  for (let index = 0; winners === undefined ? Math.max(...won) < sport.setsToWin : index < winners.length; index += 1) {
    const fromS = atS;
    const forced = winners?.[index];
    const chance = forced === undefined ? pointChance(setup.levels) : forced === 1 ? 0.62 : 0.38;
    const strokes = strokePlay === undefined ? undefined : playWonBy(strokePlay, random, pointChance(setup.levels), index, forced);
    for (const { team, points, isFoul = false, givesFreeBall = false } of strokes ?? []) {
      atS += Math.round(drawBetween(random, ...sport.secondsAPoint));
      drafts.push({ atS, kind: 'shot', team, textKey: 'point', value: points, isShown: false, ...(isFoul ? { counter: 'fouls' } : {}) });
      if (givesFreeBall) drafts.push({ atS, kind: 'info', team: team === 1 ? 2 : 1, textKey: freeBallKey, isShown: true });
    }
    playedOut =
      strokePlay === undefined || strokes === undefined ? [] : [[drafts.filter(({ kind }) => kind === 'shot').at(strokePlay.seenAfter(index, strokes) - strokes.length - 1)?.atS ?? atS, atS]];
    const course = strokePlay === undefined || strokes === undefined ? playSet(random, sport, chance, targetOf(sport, index), forced) : [strokePlay.winner(index, strokes)];
    const points: [number, number] = [0, 0];
    for (const team of course) {
      if (strokes === undefined) atS += Math.round(drawBetween(random, ...sport.secondsAPoint));
      if (sport.pointsToWin > 1 && isSetOver(sport, targetOf(sport, index), Math.max(...points) + 1, Math.min(...points))) setPoints.push([atS - 7, atS + 4]);
      points[team - 1] = (points[team - 1] ?? 0) + 1;
      drafts.push({ atS, kind: 'point', team, textKey: 'point', isShown: false });
    }
    const winner = course.at(-1) ?? 1;
    won[winner - 1] = (won[winner - 1] ?? 0) + 1;
    drafts.push({ atS, kind: 'set', team: winner, textKey: wonKey[sport.unit], counter: 'sets', isShown: true });
    phases.push({ fromS, toS: atS + 1, code: setCode(sport, index), clockFromS: -1, isRunning: true });
    phases.push({ fromS: atS + 1, toS: atS + sport.breakS, code: 'br', clockFromS: -1, isRunning: false });
    atS += sport.breakS;
  }
  const last = phases.pop();
  const durationS = last?.fromS ?? 1;
  const standing: [number, number] = [0, 0];
  const incidents = drafts.map((mark): Incident => {
    if (mark.kind === 'set' && mark.team !== 0) standing[mark.team - 1] = (standing[mark.team - 1] ?? 0) + 1;
    return { ...mark, score: [standing[0], standing[1]] };
  });
  const suspensions = mergeStretches([...setPoints, ...playedOut, ...drafts.filter(({ kind }) => kind === 'set').map(({ atS: endS }): [number, number] => [endS - 4, endS + 12])]);
  return { durationS, phases, incidents, suspensions, facts: factsOf(sport, stateAfter(sport, incidents, Number.POSITIVE_INFINITY)) };
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

/** With a given winner it is played until that one wins. */
function playWonBy({ play, winner }: StrokePlay, random: Random, level: number, index: number, wanted: 1 | 2 | undefined): readonly Stroke[] {
  for (;;) {
    const strokes = play(random, wanted === undefined ? level : wanted === 1 ? 0.62 : 0.38, index);
    if (wanted === undefined || winner(index, strokes) === wanted) return strokes;
  }
}

/** Strokes of the set that is played. */
function strokesOfSet(course: Course): readonly Stroke[] {
  const seen = course.script.incidents.slice(0, countIncidents(course));
  const ofSet = seen.slice(seen.findLastIndex(({ kind }) => kind === 'set') + 1);
  return ofSet.flatMap(({ kind, team, value = 0, counter }, index) =>
    kind === 'shot' && team !== 0 ? [{ team, points: value, isFoul: counter === 'fouls', givesFreeBall: ofSet[index + 1]?.textKey === freeBallKey }] : [],
  );
}

/** Who won each point of a set; with a given winner it is drawn until that one wins. */
function playSet(random: Random, sport: RaceSport, chance: number, target: number, winner: 1 | 2 | undefined): readonly (1 | 2)[] {
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

/** How a set may end from a score, point by point; long deuces are cut where they no longer matter. */
function setCells(sport: RaceSport, chance: number, target: number, [home, away]: CountPair): readonly ScoreCell[] {
  const ends: ScoreCell[] = [];
  let open = new Map<number, number>([[home * 1000 + away, 1]]);
  for (let points = home + away; open.size > 0 && points < 4 * target + 60; points += 1) {
    const next = new Map<number, number>();
    const reach = (first: number, second: number, share: number): void => {
      if (isSetOver(sport, target, first, second)) ends.push([first, second, share]);
      else if (share > 1e-9) next.set(first * 1000 + second, (next.get(first * 1000 + second) ?? 0) + share);
    };
    for (const [key, weight] of open) {
      reach(Math.floor(key / 1000) + 1, key % 1000, weight * chance);
      reach(Math.floor(key / 1000), (key % 1000) + 1, weight * (1 - chance));
    }
    open = next;
  }
  return ends;
}

function homeChanceOf(cells: readonly ScoreCell[]): number {
  let home = 0;
  let all = 0;
  for (const [first, second, chance] of cells) {
    all += chance;
    if (first > second) home += chance;
  }
  return all > 0 ? home / all : 0.5;
}

export function raceOutlook(sport: RaceSport, setup: MatchSetup, tilt: Tilt, course?: Course): Outlook {
  const state = course === undefined ? { sets: [], won: [0, 0] as const, points: [0, 0] as const } : stateAfter(sport, course.script.incidents, course.playedS);
  const chance = pointChance(setup.levels, tilt);
  const facts = factsOf(sport, state);
  const strokePlay = strokePlayOf(sport);
  const sets = new Map<string, { readonly cells: readonly ScoreCell[]; readonly homeChance: number }>();
  /** A match has many ways through the same sets, and most that have not begun are alike: each is looked at once. */
  const setAt = (index: number): { readonly cells: readonly ScoreCell[]; readonly homeChance: number } => {
    const target = targetOf(sport, index);
    const isPlayed = index === state.sets.length && course !== undefined;
    const [home, away] = index === state.sets.length ? state.points : ([0, 0] as const);
    const key = strokePlay === undefined ? `${target}|${home}:${away}` : String(index);
    let set = sets.get(key);
    if (set === undefined) {
      const cells = strokePlay === undefined ? setCells(sport, chance, target, [home, away]) : [];
      const homeChance = strokePlay === undefined ? homeChanceOf(cells) : strokePlay.chance(chance, index, isPlayed ? strokesOfSet(course) : []);
      set = { cells, homeChance };
      sets.set(key, set);
    }
    return set;
  };
  /** A leg or a frame is one point for who wins it. */
  const cellsOf = ({ cells, homeChance }: ReturnType<typeof setAt>): readonly ScoreCell[] =>
    strokePlay === undefined
      ? cells
      : [
          [1, 0, homeChance],
          [0, 1, 1 - homeChance],
        ];
  const isOver = Math.max(...state.won) >= sport.setsToWin;
  const known = new Map<string, PairDistribution | undefined>();
  const build = (scope: string): PairDistribution | undefined => {
    if (isOver) return undefined;
    if (scope === 'match') return new JointPair(matchCells(sport.setsToWin, state.won, (index) => setAt(index).homeChance));
    const index = indexOfSet(sport, scope);
    return index < 0 || index < state.sets.length || index > 2 * sport.setsToWin - 2 ? undefined : new JointPair(cellsOf(setAt(index)));
  };
  return {
    pair: (scope) => {
      if (!known.has(scope)) known.set(scope, build(scope));
      return known.get(scope);
    },
    counted: (scope) => facts.pair(scope) ?? [0, 0],
  };
}

/** How a match may end from the sets won so far. */
function matchCells(setsToWin: number, won: CountPair, winChance: (setIndex: number) => number): readonly ScoreCell[] {
  const ends: ScoreCell[] = [];
  const visit = (home: number, away: number, weight: number): void => {
    if (home === setsToWin || away === setsToWin) {
      ends.push([home, away, weight]);
      return;
    }
    const chance = winChance(home + away);
    visit(home + 1, away, weight * chance);
    visit(home, away + 1, weight * (1 - chance));
  };
  visit(won[0], won[1], 1);
  const merged = new Map<number, ScoreCell>();
  for (const [home, away, chance] of ends) merged.set(home * 100 + away, [home, away, chance + (merged.get(home * 100 + away)?.[2] ?? 0)]);
  return [...merged.values()];
}

/** Who serves next; undefined where it is not told and once it is over. */
export function serverOf(sport: RaceSport, { script, playedS }: Course): 1 | 2 | undefined {
  if (sport.serves === undefined || playedS >= script.durationS) return undefined;
  if (sport.serves === 'winner') return script.incidents.findLast(({ kind, team, atS }) => kind === 'point' && team !== 0 && atS <= playedS)?.team === 2 ? 2 : 1;
  const { sets, points } = stateAfter(sport, script.incidents, playedS);
  const played = points[0] + points[1];
  const beforeEven = 2 * (sport.pointsToWin - 1);
  // Two each; one each once both are a point from the game.
  const turn = played < beforeEven ? Math.floor(played / 2) : played;
  return (turn + sets.length) % 2 === 0 ? 1 : 2;
}

/** What both still have to throw in the leg, or have scored in the frame, that is played; undefined between them and in other sports. */
export function pointsOfStrokes(sport: RaceSport, course: Course): CountPair | undefined {
  const { script, playedS } = course;
  const strokePlay = strokePlayOf(sport);
  if (strokePlay === undefined || phaseCodeAt(course) === 'br' || playedS >= script.durationS) return undefined;
  return strokePlay.told(stateAfter(sport, script.incidents, playedS).sets.length, strokesOfSet(course));
}

/** Who throws or is at the table; the first one where nobody can say. */
export function actingOf(sport: RaceSport, course: Course): 1 | 2 {
  return strokePlayOf(sport)?.acting(stateAfter(sport, course.script.incidents, course.playedS).sets.length, strokesOfSet(course)) ?? 1;
}

export function raceNumbers(sport: RaceSport, { script, playedS }: Course): { readonly won: CountPair; readonly periods: readonly CountPair[] } {
  const { sets, won, points } = stateAfter(sport, script.incidents, playedS);
  if (sport.pointsToWin === 1) return { won, periods: [] };
  return { won, periods: points[0] + points[1] === 0 ? sets : [...sets, points] };
}

export function raceFacts(sport: RaceSport, { script, playedS }: Course): Facts {
  return factsOf(sport, stateAfter(sport, script.incidents, playedS));
}
