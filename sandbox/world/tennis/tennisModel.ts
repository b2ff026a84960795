import type { ScoreCell } from '../markets/PairDistribution.ts';

/**
 * The server wins every point with a fixed chance, independent of the score. Games, tie-breaks,
 * sets and the match follow from it exactly.
 */
export interface ServeChances {
  /** Chance of the server to win a point: when the first team serves, when the second does. */
  readonly home: number;
  readonly away: number;
}

/**
 * Returns the server's chance of winning a game from a score in points (0, 1, 2, 3; more after
 * deuce).
 */
export function holdChance(serve: number, server = 0, receiver = 0): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    const deuce = (serve * serve) / (serve * serve + (1 - serve) * (1 - serve));
    if (server === receiver) return deuce;
    return server > receiver ? serve + (1 - serve) * deuce : serve * deuce;
  }
  return (
    serve * holdChance(serve, server + 1, receiver) +
    (1 - serve) * holdChance(serve, server, receiver + 1)
  );
}

/** Returns the server of a tie-break point: one point, then two each. */
export function tieBreakServer(firstServer: 1 | 2, pointsPlayed: number): 1 | 2 {
  const isFirst = Math.floor((pointsPlayed + 1) / 2) % 2 === 0;
  return isFirst ? firstServer : other(firstServer);
}

export function other(team: 1 | 2): 1 | 2 {
  return team === 1 ? 2 : 1;
}

/** Returns the first team's chance of winning a tie-break from a score. */
export function tieBreakChance(
  serve: ServeChances,
  firstServer: 1 | 2,
  home = 0,
  away = 0,
): number {
  const known = new Map<number, number>();
  const visit = (first: number, second: number): number => {
    if (first >= 7 && first - second >= 2) return 1;
    if (second >= 7 && second - first >= 2) return 0;
    if (first === second && first >= 6) {
      // From here two points, one on each serve, decide or return to the same state.
      const both = serve.home * (1 - serve.away);
      const none = (1 - serve.home) * serve.away;
      return both / (both + none);
    }
    const key = first * 100 + second;
    const found = known.get(key);
    if (found !== undefined) return found;
    const server = tieBreakServer(firstServer, first + second);
    const chance = server === 1 ? serve.home : 1 - serve.away;
    const value = chance * visit(first + 1, second) + (1 - chance) * visit(first, second + 1);
    known.set(key, value);
    return value;
  };
  return visit(home, away);
}

export interface SetState {
  readonly home: number;
  readonly away: number;
  /** Score of the current game. */
  readonly server: 1 | 2;
  /** Chance of the first team to win the current game; by default derived from the serve. */
  readonly gameChance?: number | undefined;
}

/** Returns the possible ends of a set, in games. */
export function setCells(serve: ServeChances, state: SetState): readonly ScoreCell[] {
  const homeHolds = holdChance(serve.home);
  const awayHolds = holdChance(serve.away);
  const ends = new Map<number, number>();
  let open = new Map<number, number>([[state.home * 10 + state.away, 1]]);
  let isFirst = true;
  while (open.size > 0) {
    const next = new Map<number, number>();
    for (const [key, weight] of open) {
      const home = Math.floor(key / 10);
      const away = key % 10;
      const server =
        (home + away - state.home - state.away) % 2 === 0 ? state.server : other(state.server);
      const modelChance =
        home === 6 && away === 6
          ? tieBreakChance(serve, server)
          : server === 1
            ? homeHolds
            : 1 - awayHolds;
      const chance = isFirst && state.gameChance !== undefined ? state.gameChance : modelChance;
      add(next, ends, home + 1, away, weight * chance);
      add(next, ends, home, away + 1, weight * (1 - chance));
    }
    open = next;
    isFirst = false;
  }
  return [...ends].map(([key, chance]): ScoreCell => [Math.floor(key / 10), key % 10, chance]);
}

function add(
  open: Map<number, number>,
  ends: Map<number, number>,
  home: number,
  away: number,
  weight: number,
): void {
  const isOver =
    (Math.max(home, away) === 6 && Math.abs(home - away) >= 2) || Math.max(home, away) === 7;
  const target = isOver ? ends : open;
  target.set(home * 10 + away, (target.get(home * 10 + away) ?? 0) + weight);
}

/** A possible continuation of the match: sets and games of both, and the next server. */
export interface MatchLine {
  readonly sets: readonly [number, number];
  readonly games: readonly [number, number];
  readonly server: 1 | 2;
  readonly chance: number;
}

/**
 * Plays one more set from every open continuation; `cells` has its possible ends by first server.
 */
export function playSetOn(
  lines: readonly MatchLine[],
  cells: (server: 1 | 2) => readonly ScoreCell[],
  gamesBefore: readonly [number, number] = [0, 0],
): readonly MatchLine[] {
  const merged = new Map<number, { -readonly [Key in keyof MatchLine]: MatchLine[Key] }>();
  for (const line of lines) {
    for (const [home, away, chance] of cells(line.server)) {
      const played = home + away - gamesBefore[0] - gamesBefore[1];
      const homeSets = line.sets[0] + (home > away ? 1 : 0);
      const awaySets = line.sets[1] + (away > home ? 1 : 0);
      const homeGames = line.games[0] + home - gamesBefore[0];
      const awayGames = line.games[1] + away - gamesBefore[1];
      const server = played % 2 === 0 ? line.server : other(line.server);
      const key =
        (((homeSets * 4 + awaySets) * 100 + homeGames) * 100 + awayGames) * 2 + server - 1;
      const found = merged.get(key);
      if (found === undefined)
        merged.set(key, {
          sets: [homeSets, awaySets],
          games: [homeGames, awayGames],
          server,
          chance: line.chance * chance,
        });
      else found.chance += line.chance * chance;
    }
  }
  return [...merged.values()];
}
