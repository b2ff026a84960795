import type { Score } from '../../feed/SportEvent.ts';

/** Score of one side: `2`; in cricket runs for wickets, `162/4`, and `–` before it has batted. */
export function sideScore({ home, away, innings }: Score, team: 1 | 2): string {
  const made = team === 1 ? home : away;
  const wickets = innings?.wickets?.[team - 1];
  if (wickets === undefined) return String(made);
  const hasBatted = innings?.batting === team || (innings?.balls?.[team - 1] ?? 0) > 0;
  return hasBatted ? `${made}/${wickets}` : '–';
}

/** Scores of both sides in one line. */
export function sidesScore(score: Score, between = ':'): string {
  return `${sideScore(score, 1)}${between}${sideScore(score, 2)}`;
}
