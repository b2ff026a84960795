import type { MatchClock, Score } from './SportEvent.ts';

/** Match time now, in seconds: what the platform said plus what has been played since, at the pace of the world. */
export function matchSeconds(clock: MatchClock, nowMs: number): number {
  if (!clock.isRunning) return Math.max(0, Math.floor(clock.seconds));
  const playedS = (Math.max(0, nowMs - clock.asOfMs) / 1000) * clock.pace;
  return Math.max(0, Math.floor(clock.countsDown ? clock.seconds - playedS : clock.seconds + playedS));
}

/** `67:14`, the clock of the scoreboard. */
export function clockText(clock: MatchClock, nowMs: number): string {
  const seconds = matchSeconds(clock, nowMs);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

const SHORT_PHASES: Readonly<Record<string, string>> = { ht: 'HT', ft: 'FT', et: 'ET', ot: 'OT', so: 'SO', pen: 'PEN' };

/** `q3` → `Q3`; phases without a short form everyone knows are left to the caller. */
function shortPhase(phase: string): string | undefined {
  const known = SHORT_PHASES[phase];
  if (known !== undefined) return known;
  const period = /^([qp])(\d)$/.exec(phase);
  return period === null ? undefined : `${(period[1] ?? '').toUpperCase()}${period[2] ?? ''}`;
}

/**
 * The few characters that tell where a live match stands: `67′`, `HT`, `Q4 03:12`, or the name of the period where a
 * sport has no clock.
 */
export function liveMark(score: Score, nowMs: number): string {
  const { clock, phase } = score;
  const short = shortPhase(phase);
  if (clock === undefined) return short ?? score.phaseName;
  // Between periods the clock stands at the end of one of them, which says nothing of the match.
  if (phase === 'br') return score.phaseName;
  if (/^[qp]\d$|^ot$/.test(phase)) return `${short ?? ''} ${clockText(clock, nowMs)}`.trim();
  if (short !== undefined && !clock.isRunning) return short;
  return `${Math.floor(matchSeconds(clock, nowMs) / 60)}′`;
}

/** A match of two halves is told half by half; quarters, periods and sets have a table. */
export function hasHalves({ phase, periods, points }: Score): boolean {
  return points === undefined && periods.length <= 2 && !/^(?:[qpns]\d|set)/.test(phase) && phase !== 'br';
}
