const dayMs = 86_400_000;

/** The day of a match of a file without dates: `index` days after the first of January. */
export function undatedDay(year: number, index: number): string {
  return new Date(Date.UTC(year, 0, 1) + index * dayMs).toISOString().slice(0, 10);
}
