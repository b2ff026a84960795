const dayMs = 86_400_000;

/** The day of a match whose file has no dates: so many days after the first of January of its year. */
export function undatedDay(year: number, index: number): string {
  return new Date(Date.UTC(year, 0, 1) + index * dayMs).toISOString().slice(0, 10);
}
