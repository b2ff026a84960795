import type { Competitor, SportEvent } from '../feed/SportEvent.ts';

/** A starred team, and how many of its events a list has. */
export interface FollowedTeam {
  readonly team: Competitor;
  readonly eventCount: number;
}

/** Teams with events, next to play first; without those whose name is unknown. */
export function followedTeams(
  teamIds: readonly number[],
  events: readonly SportEvent[],
): readonly FollowedTeam[] {
  const found = new Map<number, FollowedTeam>();
  for (const { home, away } of events) {
    for (const team of [home, away]) {
      if (teamIds.includes(team.id))
        found.set(team.id, { team, eventCount: (found.get(team.id)?.eventCount ?? 0) + 1 });
    }
  }
  return [...found.values()];
}
