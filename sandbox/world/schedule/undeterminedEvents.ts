import type { SportEvent } from '../SportEvent.ts';

/**
 * The sides of a knock-out round are known once the matches before it are over, although a file
 * knows them all along; offering the match earlier would reveal their winners. A match is held back
 * while one of its sides has an earlier match in the same competition against another opponent and
 * one of the two matches is a knock-out; second legs and further matches of a series are not held
 * back.
 *
 * @param open unfinished matches of files
 */
export function undeterminedEvents(
  open: readonly SportEvent[],
  nowMs: number,
): ReadonlySet<number> {
  const ofCompetitions = [
    ...Map.groupBy(open, ({ competition }) => competition.id).values(),
  ].filter((events) => events.some(isKnockOut));
  return new Set(ofCompetitions.flatMap((events) => undeterminedAmong(events, nowMs)));
}

/** Returns the ids of matches of one competition whose sides have an earlier open match. */
function undeterminedAmong(open: readonly SportEvent[], nowMs: number): readonly number[] {
  const appearances = open.flatMap((event) =>
    [event.home, event.away].map(({ id: teamId }) => ({ teamId, event })),
  );
  return [...Map.groupBy(appearances, ({ teamId }) => teamId).values()].flatMap((own) => {
    const events = own.map(({ event }) => event);
    const deciding = events.filter(isKnockOut);
    const isHeld = (event: SportEvent): boolean =>
      (isKnockOut(event) ? events : deciding).some(
        (other) => other.startsAtMs < event.startsAtMs && !isSamePair(other, event),
      );
    return events.filter((event) => event.startsAtMs > nowMs && isHeld(event)).map(({ id }) => id);
  });
}

function isKnockOut({ imported }: SportEvent): boolean {
  return imported?.isKnockOut === true;
}

function isSamePair(one: SportEvent, other: SportEvent): boolean {
  return (
    (one.home.id === other.home.id && one.away.id === other.away.id) ||
    (one.home.id === other.away.id && one.away.id === other.home.id)
  );
}
