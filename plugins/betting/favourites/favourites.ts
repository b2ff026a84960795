export interface Favourites {
  readonly eventIds: readonly number[];
  readonly competitionIds: readonly number[];
  readonly teamIds: readonly number[];
}

/** Largest number of teams and players with a star. */
export const mostTeams = 100;

export const noFavourites: Favourites = { eventIds: [], competitionIds: [], teamIds: [] };

/** Merges both lists without duplicates; those of the account come first. */
export function mergeFavourites(account: Favourites, visitor: Favourites): Favourites {
  return {
    eventIds: union(account.eventIds, visitor.eventIds),
    competitionIds: union(account.competitionIds, visitor.competitionIds),
    teamIds: union(account.teamIds, visitor.teamIds).slice(0, mostTeams),
  };
}

export function isSameFavourites(first: Favourites, second: Favourites): boolean {
  return (
    isSame(first.eventIds, second.eventIds) &&
    isSame(first.competitionIds, second.competitionIds) &&
    isSame(first.teamIds, second.teamIds)
  );
}

function union(first: readonly number[], second: readonly number[]): readonly number[] {
  return [...new Set([...first, ...second])];
}

function isSame(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((id, index) => second[index] === id);
}
