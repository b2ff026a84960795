import type { ProtectionProfile } from './profiles.ts';

export type GameKind = 'slot' | 'casino';

/** Game functions that start rounds without the player, or leave no time to think between them. */
export type GameFunction = 'autoplay' | 'turbo' | 'quick-spin' | 'slam-stop' | 'side-by-side';

/** Facts of a game, as stated by its maker. */
export interface GameFacts {
  readonly kind: GameKind;
  /** Shortest time from the start of a game to the start of the next. */
  readonly cycleMs: number;
  readonly functions: readonly GameFunction[];
}

/** Requirements of a profile for games. */
export interface GameRules {
  readonly shortestCycleMs: Readonly<Record<GameKind, number>>;
  readonly barred: readonly GameFunction[];
  /** Maximum number of games that one person has open at once. */
  readonly mostAtOnce: number;
}

export type GameFault =
  | { readonly kind: 'cycle'; readonly shortestMs: number }
  | { readonly kind: 'function'; readonly name: GameFunction };

const strict: GameRules = {
  shortestCycleMs: { slot: 2500, casino: 5000 },
  barred: ['autoplay', 'turbo', 'quick-spin', 'slam-stop', 'side-by-side'],
  mostAtOnce: 1,
};

/** No profile allows faster games or automatic play. */
export const gameRules: Readonly<Record<ProtectionProfile, GameRules>> = {
  strict,
  standard: strict,
  light: strict,
  de: { ...strict, shortestCycleMs: { slot: 5000, casino: 5000 } },
};

/** Reasons why a game may not be offered under a profile; empty if it may. */
export function gameFaults(game: GameFacts, profile: ProtectionProfile): readonly GameFault[] {
  const { shortestCycleMs, barred } = gameRules[profile];
  const shortestMs = shortestCycleMs[game.kind];
  return [
    ...(game.cycleMs < shortestMs ? [{ kind: 'cycle' as const, shortestMs }] : []),
    ...game.functions.flatMap((name) =>
      barred.includes(name) ? [{ kind: 'function' as const, name }] : [],
    ),
  ];
}
