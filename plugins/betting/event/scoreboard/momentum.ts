import type { Incident } from '../../feed/SportEvent.ts';
import { withoutMisses } from '../../feed/withoutMisses.ts';

/** A bar of the momentum picture: one minute, above the line for the first team. */
export interface MomentumBar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isHome: boolean;
}

export interface MomentumMark {
  readonly id: number;
  readonly kind: 'goal' | 'yellow' | 'red';
  readonly x: number;
  readonly isHome: boolean;
}

export interface MomentumPicture {
  readonly bars: readonly MomentumBar[];
  readonly marks: readonly MomentumMark[];
  readonly nowX: number;
}

export const momentumWidth = 720;
export const momentumHeight = 64;
const middle = momentumHeight / 2;
const tallest = 22;

const markKinds: Readonly<Record<string, MomentumMark['kind']>> = {
  goal: 'goal',
  own_goal: 'goal',
  penalty: 'goal',
  yellow: 'yellow',
  red: 'red',
};

/** Draws the attack by minute over the length of a match, with goals and cards where they fell. */
export function momentumPicture(
  values: readonly number[],
  timeline: readonly Incident[],
  matchMinutes: number,
): MomentumPicture {
  const stepPx = momentumWidth / Math.max(matchMinutes, values.length, 1);
  const top = Math.max(1, ...values.map(Math.abs));
  const bars = values.flatMap((value, minute) => {
    if (value === 0) return [];
    const height = Math.max(2, (Math.abs(value) / top) * tallest);
    return [
      {
        x: minute * stepPx + 1,
        y: value > 0 ? middle - height : middle + 1,
        height,
        isHome: value > 0,
      },
    ];
  });
  const marks = withoutMisses(timeline).flatMap((incident) => {
    const kind = markKinds[incident.kind];
    if (kind === undefined || incident.team === 0) return [];
    return [
      {
        id: incident.id,
        kind,
        x: Math.min(momentumWidth, (incident.minute + 0.5) * stepPx),
        isHome: incident.team === 1,
      },
    ];
  });
  return { bars, marks, nowX: Math.min(momentumWidth, values.length * stepPx) };
}

const minutesOfSport: Readonly<Record<number, number>> = {
  1: 90,
  2: 60,
  3: 40,
  7: 80,
  8: 60,
  11: 60,
};

/** How long a match of a sport lasts by its clock; undefined where there is none. */
export function matchMinutes(sportId: number): number | undefined {
  return minutesOfSport[sportId];
}

/** Without a clock: where something happens every minute. */
const steadySports: ReadonlySet<number> = new Set([4, 12]);

/** Whether attack by minute is meaningful for a sport; not where a frame lasts half an hour. */
export function tellsMomentum(sportId: number): boolean {
  return matchMinutes(sportId) !== undefined || steadySports.has(sportId);
}

const stepsMin = [10, 15, 20];

/** Minutes on the axis: round ones, at most seven; of an odd length the first and the last. */
export function momentumAxis(shownMinutes: number): readonly number[] {
  const step =
    stepsMin.find((minutes) => shownMinutes % minutes === 0 && shownMinutes / minutes <= 6) ??
    shownMinutes;
  return Array.from({ length: shownMinutes / step + 1 }, (_, index) => index * step);
}
