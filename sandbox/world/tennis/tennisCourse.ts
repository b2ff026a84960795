import type { CountPair, Facts } from '../markets/MarketType.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import { createRandom, drawBetween, type Random } from '../random.ts';
import { standingBy } from '../engine/standing.ts';
import type {
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  Phase,
} from '../engine/SportEngine.ts';
import { other, tieBreakServer, type ServeChances } from './tennisModel.ts';

export const setsToWin = 2;

/** State of a match after some of its points, or all of them. */
export interface TennisState {
  readonly sets: readonly CountPair[];
  readonly won: CountPair;
  readonly games: CountPair;
  readonly points: CountPair;
  readonly server: 1 | 2;
  /** Winner of each game, in order. */
  readonly gameWinners: readonly (1 | 2)[];
  readonly pointsWon: CountPair;
  readonly breaks: CountPair;
}

export function serveChances([home = 0.62, away = 0.62]: readonly number[]): ServeChances {
  return { home, away };
}

/** Follows a match point by point. */
export class TennisScorer {
  sets: CountPair[] = [];
  won: [number, number] = [0, 0];
  games: [number, number] = [0, 0];
  points: [number, number] = [0, 0];
  pointsWon: [number, number] = [0, 0];
  breaks: [number, number] = [0, 0];
  gameWinners: (1 | 2)[] = [];
  server: 1 | 2;

  constructor(firstServer: 1 | 2) {
    this.server = firstServer;
  }

  get isOver(): boolean {
    return Math.max(...this.won) >= setsToWin;
  }

  get isTieBreak(): boolean {
    return this.games[0] === 6 && this.games[1] === 6;
  }

  /** Server of the next point. */
  get pointServer(): 1 | 2 {
    return this.isTieBreak
      ? tieBreakServer(this.server, this.points[0] + this.points[1])
      : this.server;
  }

  /** Whether the next point is a break point, or a set point in a tie-break. */
  get isBigPoint(): boolean {
    const [home, away] = this.points;
    if (this.isTieBreak) return Math.max(home, away) >= 6 && home !== away;
    const receiver = this.server === 1 ? away : home;
    return receiver >= 3 && receiver > (this.server === 1 ? home : away);
  }

  /** Returns what the point decided. */
  add(team: 1 | 2): 'point' | 'game' | 'set' {
    this.points[team - 1] = (this.points[team - 1] ?? 0) + 1;
    this.pointsWon[team - 1] = (this.pointsWon[team - 1] ?? 0) + 1;
    const needed = this.isTieBreak ? 7 : 4;
    if (Math.max(...this.points) < needed || Math.abs(this.points[0] - this.points[1]) < 2)
      return 'point';
    if (!this.isTieBreak && team !== this.server)
      this.breaks[team - 1] = (this.breaks[team - 1] ?? 0) + 1;
    this.games[team - 1] = (this.games[team - 1] ?? 0) + 1;
    this.points = [0, 0];
    this.gameWinners.push(team);
    this.server = other(this.server);
    const lead = Math.abs(this.games[0] - this.games[1]);
    if (Math.max(...this.games) < 6 || (lead < 2 && Math.max(...this.games) < 7)) return 'game';
    this.sets.push([this.games[0], this.games[1]]);
    this.won[team - 1] = (this.won[team - 1] ?? 0) + 1;
    this.games = [0, 0];
    return 'set';
  }
}

function firstServerOf({ seed, id }: Pick<MatchSetup, 'seed' | 'id'>): 1 | 2 {
  return createRandom(seed, id, 'toss')() < 0.5 ? 1 : 2;
}

export const tennisStanding = standingBy(({ script, playedS }): TennisState => {
  const first = script.incidents[0]?.value === 2 ? 2 : 1;
  const scorer = new TennisScorer(first);
  for (const { atS, kind, team } of script.incidents) {
    if (atS > playedS) break;
    if (kind === 'point' && team !== 0) scorer.add(team);
  }
  return scorer;
});

export function tennisFacts({ sets, won, games, gameWinners }: TennisState): Facts {
  return {
    sequence: gameWinners,
    pair: (scope) => {
      if (scope === 'match') return won;
      if (scope === 'games')
        return [...sets, games].reduce<CountPair>(
          (sum, set) => [sum[0] + set[0], sum[1] + set[1]],
          [0, 0],
        );
      return scope.startsWith('set') ? sets[Number(scope.slice(3)) - 1] : undefined;
    },
  };
}

/** Simulates a match point by point. The first incident has the first server. */
export function simulateTennis(setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const attempts = fixed === undefined ? 1 : 400;
  const random = createRandom(setup.seed, setup.id, 'tennis');
  for (let attempt = 1; ; attempt += 1) {
    const script = playMatch(random, setup, firstServerOf(setup));
    const won = script.facts.pair('match') ?? [0, 0];
    if (
      fixed === undefined ||
      attempt >= attempts ||
      (won[0] === fixed.score[0] && won[1] === fixed.score[1])
    )
      return script;
  }
}

function playMatch(random: Random, setup: MatchSetup, firstServer: 1 | 2): MatchScript {
  const serve = serveChances(setup.levels);
  const scorer = new TennisScorer(firstServer);
  const incidents: Incident[] = [
    {
      atS: 0,
      kind: 'period',
      team: 0,
      textKey: 'periodStart@set1',
      score: [0, 0],
      value: firstServer,
      isShown: true,
    },
  ];
  const phases: Phase[] = [];
  const suspensions: [number, number][] = [];
  let atS = 0;
  let setFromS = 0;
  while (!scorer.isOver) {
    const server = scorer.pointServer;
    const team = random() < (server === 1 ? serve.home : serve.away) ? server : other(server);
    atS += Math.round(drawBetween(random, 26, 46));
    if (scorer.isBigPoint) suspensions.push([atS - 14, atS + 6]);
    const decided = scorer.add(team);
    const score = [scorer.won[0], scorer.won[1]] as const;
    incidents.push({
      atS,
      kind: 'point',
      team,
      textKey: 'point',
      score,
      counter: 'points',
      isShown: false,
    });
    if (decided === 'point') continue;
    incidents.push({ atS, kind: 'game', team, textKey: 'gameWon', score, isShown: true });
    suspensions.push([atS - 3, atS + 8]);
    if ((scorer.games[0] + scorer.games[1]) % 2 === 1) atS += 60;
    if (decided === 'game') continue;
    incidents.push({ atS, kind: 'set', team, textKey: 'setWon', score, isShown: true });
    phases.push({
      fromS: setFromS,
      toS: atS + 1,
      code: `set${scorer.sets.length}`,
      clockFromS: -1,
      isRunning: true,
    });
    if (scorer.isOver) continue;
    phases.push({ fromS: atS + 1, toS: atS + 90, code: 'br', clockFromS: -1, isRunning: false });
    atS += 90;
    setFromS = atS;
  }
  return {
    durationS: atS + 2,
    phases,
    incidents,
    suspensions: mergeIntervals(suspensions),
    facts: tennisFacts(scorer),
  };
}
