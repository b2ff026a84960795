/**
 * Formats an instant to the second in the person's time zone: 19:42:06.
 *
 * @param zoneOffsetMin minutes east of UTC
 */
export function formatSecond(
  atMs: number,
  language: string,
  zoneOffsetMin: number,
  is12h: boolean,
): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
    hourCycle: is12h ? 'h12' : 'h23',
  });
  return format.format(atMs + zoneOffsetMin * 60_000);
}
