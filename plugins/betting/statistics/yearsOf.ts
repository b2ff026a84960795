/** A shorter season may be one of several in a year, so it is named by its days. */
const shortestS = 120 * 24 * 3600;

/** The years of a long season in the person's zone, as sport names them: 2026/27, or 2026. */
export function yearsOf(fromS: number, toS: number, zoneOffsetMin: number): string | undefined {
  if (toS - fromS < shortestS) return undefined;
  const yearOf = (atS: number): number =>
    new Date((atS + zoneOffsetMin * 60) * 1000).getUTCFullYear();
  const [from, to] = [yearOf(fromS), yearOf(toS)];
  return from === to ? String(from) : `${from}/${String(to % 100).padStart(2, '0')}`;
}
