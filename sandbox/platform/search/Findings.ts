import type { Contestant } from '../../world/history/MatchRecord.ts';
import type { OfferedEvent } from '../../world/World.ts';
import { exactWords } from './qualities.ts';

export interface OfferedTeam {
  readonly id: number;
  readonly name: string;
  readonly events: OfferedEvent[];
  /** Names of players. */
  players: readonly string[];
}

export interface OfferedPlayer {
  readonly name: string;
  readonly team: Contestant;
}

/** A result and its quality: lower rank is better, then the better fit. */
export interface Found<Item> {
  readonly item: Item;
  readonly rank: number;
  readonly fit: number;
}

export interface Findings {
  readonly events: readonly Found<OfferedEvent>[];
  readonly eventCount: number;
  readonly champIds: readonly Found<number>[];
  readonly teams: readonly Found<OfferedTeam>[];
  readonly players: readonly Found<OfferedPlayer>[];
  readonly sportIds: readonly Found<number>[];
}

/** Sorts starred items before slightly better matches. */
export function orderOf({ rank, fit }: Found<unknown>, isStarred: boolean): readonly number[] {
  return [rank, fit - (isStarred ? exactWords : 0), isStarred ? 0 : 1];
}

/** Rank of items that match some of the words only. */
export const partialRank = 20;

/** Returns the best rank; infinite without results. */
export function bestRank({ events, champIds, teams, players, sportIds }: Findings): number {
  return Math.min(
    ...[events, champIds, teams, players, sportIds].flatMap(([best]) => best?.rank ?? []),
  );
}

export function hasFound(findings: Findings): boolean {
  return bestRank(findings) < Number.POSITIVE_INFINITY;
}

/** Marks results that lack one of the words. */
export function asPartial(findings: Findings): Findings {
  const part = <Item>(found: readonly Found<Item>[]): readonly Found<Item>[] =>
    found.map((each) => ({ ...each, rank: each.rank + partialRank }));
  return {
    events: part(findings.events),
    eventCount: findings.eventCount,
    champIds: part(findings.champIds),
    teams: part(findings.teams),
    players: part(findings.players),
    sportIds: part(findings.sportIds),
  };
}
