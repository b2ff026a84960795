const dayMs = 86_400_000;

/** Returns the day of a match of an undated file: `index` days after 1 January. */
export function undatedDay(year: number, index: number): string {
  return new Date(Date.UTC(year, 0, 1) + index * dayMs).toISOString().slice(0, 10);
}
