/** End of an open-ended break: the last day of a four-digit year. */
export const openEndS = Date.UTC(9999, 11, 31) / 1000;

/** Whether a break lasts until the person requests its end. */
export function hasOpenEnd(endsAtS: number): boolean {
  return endsAtS >= openEndS;
}
