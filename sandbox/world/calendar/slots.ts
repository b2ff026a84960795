import type { Slot } from './Calendar.ts';
import { dayMs } from './days.ts';
import { zoneOffsetMs } from './zoneOffset.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

interface Moment {
  readonly dayOfWeek: number;
  readonly minute: number;
}

const moments = new Map<Slot, Moment>();

function momentOf(slot: Slot): Moment {
  let moment = moments.get(slot);
  if (moment === undefined) {
    const [, next, day = '', hour, minute] = /^(\+?)(\w{3}) (\d\d):(\d\d)$/.exec(slot) ?? [];
    const weekday = weekdays.indexOf(day);
    if (weekday === -1)
      throw new RangeError(`Unknown slot “${slot}” of a calendar: write one like “sat 15:00”`);
    const dayOfWeek = weekday + (next === '+' ? 7 : 0);
    moment = { dayOfWeek, minute: Number(hour) * 60 + Number(minute) };
    moments.set(slot, moment);
  }
  return moment;
}

/** Returns the kick-offs of `count` matches from the slots of a week, in order. */
export function startsIn(
  monday: number,
  zone: string,
  slots: readonly Slot[],
  matches: number,
): readonly number[] {
  return Array.from({ length: matches }, (_unused, index) => {
    const { dayOfWeek, minute } = momentOf(slots[index % slots.length] ?? '');
    const day = monday + dayOfWeek;
    return day * dayMs + minute * 60_000 - zoneOffsetMs(zone, day);
  }).sort((one, other) => one - other);
}
