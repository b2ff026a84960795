export interface Duration {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole days, hours, minutes and seconds; zero for a negative duration. */
export function splitDuration(durationS: number): Duration {
  const left = Math.max(0, Math.floor(durationS));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** `1:02:03`, without the days. */
export function clockText(durationS: number): string {
  const { hours, minutes, seconds } = splitDuration(durationS);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}
