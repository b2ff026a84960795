/** Baseball, boxing, cricket, mixed martial arts. Sport ids never change. */
const sports: ReadonlySet<number> = new Set([5, 9, 12, 16]);

/** Sports with so few counts that their statistics are a few lines. */
export function hasFewStatistics(sportId: number): boolean {
  return sports.has(sportId);
}
