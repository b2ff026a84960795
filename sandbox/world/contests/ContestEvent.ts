import type { ContestPlan } from '../catalogue/contests.ts';
import { decodeEvent, encodeEvent } from '../identifiers.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import { dayMs } from '../calendar/days.ts';

/** A race of marbles or a vote; `season` is its number since the epoch. */
export interface ContestEvent extends OutrightEvent {
  readonly plan: ContestPlan;
  readonly endsAtMs: number;
  /** Number of the day, from 1, for several a day. */
  readonly ofDay?: number;
}

export function isContest(event: OutrightEvent): event is ContestEvent {
  return 'plan' in event;
}

function contestsPerDay({ spacingMs }: ContestPlan): number {
  return Math.max(1, Math.round(dayMs / spacingMs));
}

export function toContest(plan: ContestPlan, season: number): ContestEvent {
  const { competition, spacingMs, offsetMs, offeredMs, decidesMs } = plan;
  const perDay = contestsPerDay(plan);
  const closesAtMs = season * spacingMs + offsetMs;
  return {
    id: encodeEvent({
      competitionId: competition.id,
      day: Math.floor(season / perDay),
      index: season % perDay,
    }),
    competition,
    season,
    plan,
    opensAtMs: closesAtMs - offeredMs,
    closesAtMs,
    endsAtMs: closesAtMs + decidesMs,
    ...(perDay === 1 ? {} : { ofDay: (season % perDay) + 1 }),
  };
}

/** Returns undefined for the id of a match, or of a contest that never existed. */
export function findContest(
  plans: ReadonlyMap<number, ContestPlan>,
  eventId: number,
): ContestEvent | undefined {
  const { competitionId, day, index } = decodeEvent(eventId);
  const plan = plans.get(competitionId);
  return plan === undefined || index >= contestsPerDay(plan)
    ? undefined
    : toContest(plan, day * contestsPerDay(plan) + index);
}
