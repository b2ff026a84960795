import { courtAction } from '../action/courtAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { bisect } from '../markets/bisect.ts';
import type { Outlook, ScoringOutlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import type {
  Course,
  FairChances,
  LiveNumbers,
  MatchSetup,
  SportEngine,
  MarginSkew,
} from '../engine/SportEngine.ts';
import {
  serveChances,
  setsToWin,
  simulateTennis,
  tennisFacts,
  tennisStanding,
  type TennisState,
} from './tennisCourse.ts';
import { tennisMarkets } from './tennisMarkets.ts';
import {
  holdChance,
  playSetOn,
  setCells,
  tieBreakChance,
  tieBreakServer,
  type MatchLine,
  type ServeChances,
} from './tennisModel.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';

const holdMiddle = 0.625;

export const tennisEngine: SportEngine = {
  types: tennisMarkets,
  mainTypeIds: [1, 4, 6],
  groups: ['main', 'games', 'handicaps', 'sets'],
  levels: (homeRating, awayRating) => edgeLevels(0.032 * (homeRating - awayRating)),
  fit: fitTennis,
  simulate: simulateTennis,
  outlook: tennisOutlook,
  standing: (course) => tennisFacts(tennisStanding(course)),
  live: tennisNumbers,
  momentum: momentumByScores,
  action: (setup, course) => courtAction(setup, course, serverOf(tennisStanding(course)), 18),
};

function edgeLevels(edge: number): readonly number[] {
  return [holdMiddle + edge, holdMiddle - edge];
}

interface Standing {
  readonly state: TennisState | undefined;
  readonly serve: ServeChances;
  /** The first server is not known before the toss. */
  readonly starts: readonly { readonly server: 1 | 2; readonly chance: number }[];
}

function tennisOutlook(
  { levels }: MatchSetup,
  [homeSkew, awaySkew]: MarginSkew,
  course?: Course,
): Outlook {
  const edge = (homeSkew - awaySkew) * 0.12;
  const serve = serveChances([(levels[0] ?? holdMiddle) + edge, (levels[1] ?? holdMiddle) - edge]);
  const state = course === undefined ? undefined : tennisStanding(course);
  const starts =
    state === undefined
      ? ([
          { server: 1, chance: 0.5 },
          { server: 2, chance: 0.5 },
        ] as const)
      : ([{ server: state.server, chance: 1 }] as const);
  const isOver = state !== undefined && Math.max(...state.won) >= setsToWin;
  const facts = state === undefined ? undefined : tennisFacts(state);
  const tree = new SetTree({ state, serve, starts });
  const pair = cachedPairs((scope) => tree.pair(scope));
  return {
    pair: (scope) => (isOver ? undefined : pair(scope)),
    counted: (scope) => facts?.pair(scope) ?? [0, 0],
    ...(state === undefined || isOver ? {} : scoringOf(state, serve)),
  };
}

/**
 * Returns the scoring outlook: the next game is offered during the current one, unless it may be a
 * tie-break.
 */
function scoringOf(
  { games, gameWinners, server }: TennisState,
  serve: ServeChances,
): { readonly scoring?: ScoringOutlook } {
  if (games[0] + games[1] >= 11) return {};
  const homeShare = server === 1 ? 1 - holdChance(serve.away) : holdChance(serve.home);
  return { scoring: { sequence: gameWinners, homeShare, restMean: 0 } };
}

/** All possible continuations of the match, set by set. */
class SetTree {
  readonly #standing: Standing;
  readonly #cells = new Map<string, readonly ScoreCell[]>();
  readonly #levels: (readonly MatchLine[])[] = [];

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  pair(scope: string): PairDistribution | undefined {
    const ends = (): readonly MatchLine[] =>
      [1, 2, 3]
        .flatMap((count) => this.#after(count))
        .filter(({ sets }) => Math.max(...sets) >= setsToWin);
    if (scope === 'match')
      return new JointPair(
        mergeCells(ends().map(({ sets, chance }): ScoreCell => [sets[0], sets[1], chance])),
      );
    if (scope === 'games')
      return new JointPair(
        mergeCells(ends().map(({ games, chance }): ScoreCell => [games[0], games[1], chance])),
      );
    if (!scope.startsWith('set')) return undefined;
    const ahead = Number(scope.slice(3)) - 1 - (this.#standing.state?.sets.length ?? 0);
    if (ahead < 0 || ahead > 2) return undefined;
    const lines = this.#open(ahead);
    const all = lines.reduce((sum, { chance }) => sum + chance, 0);
    if (all < 1e-6) return undefined;
    return new JointPair(
      mergeCells(
        lines.flatMap(({ server, chance }) =>
          this.#cellsOf(server, ahead === 0).map(([home, away, each]): ScoreCell => [
            home,
            away,
            (each * chance) / all,
          ]),
        ),
      ),
    );
  }

  /** Returns the continuations that are still open after this many more sets. */
  #open(count: number): readonly MatchLine[] {
    return this.#after(count).filter(({ sets }) => Math.max(...sets) < setsToWin);
  }

  #after(count: number): readonly MatchLine[] {
    let lines = this.#levels[count];
    if (lines === undefined) {
      lines =
        count === 0
          ? this.#first()
          : playSetOn(
              this.#open(count - 1),
              (server) => this.#cellsOf(server, count === 1),
              count === 1 ? (this.#standing.state?.games ?? [0, 0]) : [0, 0],
            );
      this.#levels[count] = lines;
    }
    return lines;
  }

  #first(): readonly MatchLine[] {
    const { state, starts } = this.#standing;
    const games =
      state === undefined ? ([0, 0] as const) : (tennisFacts(state).pair('games') ?? [0, 0]);
    return starts.map(({ server, chance }) => ({
      sets: state?.won ?? [0, 0],
      games,
      server,
      chance,
    }));
  }

  #cellsOf(server: 1 | 2, isPresent: boolean): readonly ScoreCell[] {
    const { state, serve } = this.#standing;
    const key = `${server}|${isPresent}`;
    let cells = this.#cells.get(key);
    if (cells === undefined) {
      cells =
        isPresent && state !== undefined
          ? setCells(serve, {
              home: state.games[0],
              away: state.games[1],
              server,
              gameChance: gameChanceOf(state, serve),
            })
          : setCells(serve, { home: 0, away: 0, server });
      this.#cells.set(key, cells);
    }
    return cells;
  }
}

/** Returns the first team's chance of winning the current game. */
function gameChanceOf({ games, points, server }: TennisState, serve: ServeChances): number {
  if (games[0] === 6 && games[1] === 6) return tieBreakChance(serve, server, points[0], points[1]);
  return server === 1
    ? holdChance(serve.home, points[0], points[1])
    : 1 - holdChance(serve.away, points[1], points[0]);
}

function mergeCells(cells: readonly ScoreCell[]): readonly ScoreCell[] {
  const merged = new Map<number, [home: number, away: number, chance: number]>();
  for (const [home, away, chance] of cells) {
    const found = merged.get(home * 1000 + away);
    if (found === undefined) merged.set(home * 1000 + away, [home, away, chance]);
    else found[2] += chance;
  }
  return [...merged.values()];
}

function tennisNumbers(_setup: MatchSetup, course: Course): LiveNumbers {
  const state = tennisStanding(course);
  const isOver = course.playedS >= course.script.durationS;
  const isTieBreak = state.games[0] === 6 && state.games[1] === 6;
  return {
    score: state.won,
    // A set in which a player retired remains as it was.
    periods:
      (isOver || phaseCodeAt(course) === 'br') && state.games[0] + state.games[1] === 0
        ? state.sets
        : [...state.sets, state.games],
    phaseCode: phaseCodeAt(course),
    ...(isOver ? {} : { points: pointsShown(state.points, isTieBreak), server: serverOf(state) }),
    statistics: [
      { key: 'pointsWon', home: state.pointsWon[0], away: state.pointsWon[1] },
      { key: 'breaks', home: state.breaks[0], away: state.breaks[1] },
    ],
  };
}

/** Returns the server of the current game. */
function serverOf({ games, points, server }: TennisState): 1 | 2 {
  return games[0] === 6 && games[1] === 6 ? tieBreakServer(server, points[0] + points[1]) : server;
}

const called = ['0', '15', '30', '40'] as const;

function pointsShown(
  [home, away]: readonly [number, number],
  isTieBreak: boolean,
): readonly [string, string] {
  if (isTieBreak) return [`${home}`, `${away}`];
  if (home >= 3 && away >= 3)
    return home === away ? ['40', '40'] : home > away ? ['AD', '40'] : ['40', 'AD'];
  return [called[home] ?? '40', called[away] ?? '40'];
}

function fitTennis({ result }: FairChances): readonly number[] {
  if (result === undefined) return edgeLevels(0);
  const wanted = result[0] / (result[0] + result[2]);
  const won = (edge: number): number => {
    const pair = tennisOutlook({ id: 0, seed: 0, levels: edgeLevels(edge) }, [1, 1]).pair('match');
    return pair === undefined
      ? 0.5
      : pair.cells.reduce((sum, [home, away, chance]) => sum + (home > away ? chance : 0), 0);
  };
  return edgeLevels(bisect(-0.2, 0.2, (edge) => won(edge) - wanted));
}
