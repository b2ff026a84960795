import type { SportEvent } from './SportEvent.ts';

/**
 * Who meets in a knock-out round is known once the matches before it are over, though a file knows it all along: to
 * offer it sooner would tell who wins them. A match is held back while one of its sides has an earlier one to play in
 * the same competition against somebody else, and either of the two is of a knock-out; second legs and the further
 * matches of a series are not.
 *
 * @param open matches that are not over
 */
export function heldBack(open: readonly SportEvent[], nowMs: number): ReadonlySet<number> {
  const competitions = new Set(open.filter(({ imported }) => imported?.isKnockOut === true).map(({ competition }) => competition.id));
  const found = new Set<number>();
  if (competitions.size === 0) return found;
  const bySide = new Map<string, SportEvent[]>();
  const keyOf = ({ competition }: SportEvent, teamId: number): string => `${competition.id}|${teamId}`;
  for (const event of open) {
    if (event.imported === undefined || !competitions.has(event.competition.id)) continue;
    for (const { id } of [event.home, event.away]) bySide.set(keyOf(event, id), [...(bySide.get(keyOf(event, id)) ?? []), event]);
  }
  for (const events of bySide.values()) {
    const deciding = events.filter(({ imported }) => imported?.isKnockOut === true);
    for (const event of events) {
      if (event.startsAtMs <= nowMs) continue;
      const before = event.imported?.isKnockOut === true ? events : deciding;
      if (before.some((other) => other.startsAtMs < event.startsAtMs && !isSamePair(other, event))) found.add(event.id);
    }
  }
  return found;
}

function isSamePair(one: SportEvent, other: SportEvent): boolean {
  return (one.home.id === other.home.id && one.away.id === other.away.id) || (one.home.id === other.away.id && one.away.id === other.home.id);
}
