/** What a person starred. */
export interface Favourites {
  readonly eventIds: readonly number[];
  readonly competitionIds: readonly number[];
  readonly teamIds: readonly number[];
}

export const noFavourites: Favourites = { eventIds: [], competitionIds: [], teamIds: [] };

/** Everything of both, without doubles; what the account already had comes first. */
export function mergeFavourites(account: Favourites, visitor: Favourites): Favourites {
  return {
    eventIds: union(account.eventIds, visitor.eventIds),
    competitionIds: union(account.competitionIds, visitor.competitionIds),
    teamIds: union(account.teamIds, visitor.teamIds),
  };
}

export function isSameFavourites(first: Favourites, second: Favourites): boolean {
  return isSame(first.eventIds, second.eventIds) && isSame(first.competitionIds, second.competitionIds) && isSame(first.teamIds, second.teamIds);
}

/** What came from storage or from anywhere is Favourites. */
export function isFavourites(value: unknown): value is Favourites {
  if (typeof value !== 'object' || value === null) return false;
  const { eventIds, competitionIds, teamIds } = value as Partial<Record<keyof Favourites, unknown>>;
  return isIds(eventIds) && isIds(competitionIds) && isIds(teamIds);
}

function isIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id) && (id as number) > 0);
}

function union(first: readonly number[], second: readonly number[]): readonly number[] {
  return [...new Set([...first, ...second])];
}

function isSame(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((id, index) => second[index] === id);
}
