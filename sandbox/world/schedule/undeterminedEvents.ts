import type { SportEvent } from '../SportEvent.ts';

/**
 * Who meets in a knock-out round is known once the matches before it are over, though a file knows
 * it all along: to offer it sooner would tell who wins them. A match is held back while one of its
 * sides has an earlier one to play in the same competition against another opponent, and either of
 * the two is of a knock-out; second legs and the further matches of a series are not.
 *
 * @param open matches of files that are not over
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

/** Ids of matches of one competition whose sides have an earlier open match. */
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
