import type { Incident } from './SportEvent.ts';

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

/** Size of the picture; the styles stretch it. */
export const MOMENTUM_WIDTH = 720;
export const MOMENTUM_HEIGHT = 64;
const MIDDLE = MOMENTUM_HEIGHT / 2;
const TALLEST = 22;

const MARKS: Readonly<Record<string, MomentumMark['kind']>> = {
  goal: 'goal',
  own_goal: 'goal',
  penalty: 'goal',
  yellow: 'yellow',
  red: 'red',
};

/** Draws the attack by minute over the length of a match, with goals and cards where they fell. */
export function momentumPicture(values: readonly number[], timeline: readonly Incident[], matchMinutes: number): MomentumPicture {
  const stepPx = MOMENTUM_WIDTH / Math.max(matchMinutes, values.length, 1);
  const top = Math.max(1, ...values.map(Math.abs));
  const bars = values.flatMap((value, minute) => {
    if (value === 0) return [];
    const height = Math.max(2, (Math.abs(value) / top) * TALLEST);
    return [{ x: minute * stepPx + 1, y: value > 0 ? MIDDLE - height : MIDDLE + 1, height, isHome: value > 0 }];
  });
  const marks = timeline.flatMap((incident) => {
    const kind = MARKS[incident.kind];
    if (kind === undefined || incident.team === 0) return [];
    return [{ id: incident.id, kind, x: Math.min(MOMENTUM_WIDTH, (incident.minute + 0.5) * stepPx), isHome: incident.team === 1 }];
  });
  return { bars, marks, nowX: Math.min(MOMENTUM_WIDTH, values.length * stepPx) };
}

const MINUTES_OF_SPORT: Readonly<Record<number, number>> = { 1: 90, 2: 60, 3: 40, 7: 80, 8: 60, 11: 60 };

/** How long a match of a sport lasts by its clock; undefined where there is none. */
export function matchMinutes(sportId: number): number | undefined {
  return MINUTES_OF_SPORT[sportId];
}

/** Without a clock: where something happens every minute. */
const STEADY_SPORTS: ReadonlySet<number> = new Set([4, 12]);

/** Whether attack by minute tells anything of a sport; where a frame lasts half an hour it does not. */
export function tellsMomentum(sportId: number): boolean {
  return matchMinutes(sportId) !== undefined || STEADY_SPORTS.has(sportId);
}

const STEPS_MIN = [10, 15, 20];

/** Minutes under the picture: round ones, seven at most; of an odd length the first and the last. */
export function momentumAxis(shownMinutes: number): readonly number[] {
  const step = STEPS_MIN.find((minutes) => shownMinutes % minutes === 0 && shownMinutes / minutes <= 6) ?? shownMinutes;
  return Array.from({ length: shownMinutes / step + 1 }, (_, index) => index * step);
}
