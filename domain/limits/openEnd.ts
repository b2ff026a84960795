/** The end of a break that has none: the last moment that four digits of a year can say. */
export const openEndS = Date.UTC(9999, 11, 31) / 1000;

/** Whether a break lasts until the person asks for its end. */
export function hasOpenEnd(endsAtS: number): boolean {
  return endsAtS >= openEndS;
}
