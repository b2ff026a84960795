import type { MatchClock, Score } from '../feed/SportEvent.ts';

/** Match time in seconds: the platform's value plus the time played since. */
export function matchSeconds(clock: MatchClock, nowMs: number): number {
  if (!clock.isRunning) return Math.max(0, Math.floor(clock.seconds));
  const playedS = (Math.max(0, nowMs - clock.asOfMs) / 1000) * clock.pace;
  return Math.max(
    0,
    Math.floor(clock.countsDown ? clock.seconds - playedS : clock.seconds + playedS),
  );
}

/** `67:14`, the clock of the scoreboard. */
export function clockText(clock: MatchClock, nowMs: number): string {
  const seconds = matchSeconds(clock, nowMs);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A phase that people know by a few letters: `ht`, or `q` with its number. */
export interface ShortPhase {
  readonly kind: 'ht' | 'ft' | 'et' | 'ot' | 'so' | 'pen' | 'q' | 'p';
  /** Of the quarter or period. */
  readonly number: number;
}

function shortPhase(phase: string): ShortPhase | undefined {
  const [, kind, number] = /^(ht|ft|et|ot|so|pen|[qp](?=\d))(\d?)$/.exec(phase) ?? [];
  return kind === undefined
    ? undefined
    : { kind: kind as ShortPhase['kind'], number: Number(number ?? 0) };
}

/**
 * The few characters that tell where a live match stands: `67′`, `HT`, `Q4 03:12`, or the name of
 * the period where a sport has no clock.
 *
 * @param say a short phase in the person's language
 */
export function liveMark(score: Score, nowMs: number, say: (phase: ShortPhase) => string): string {
  const { clock, phase } = score;
  const known = shortPhase(phase);
  const short = known === undefined ? undefined : say(known);
  if (clock === undefined) return short ?? score.phaseName;
  // Between periods the clock stands at the end of one of them, which says nothing of the match.
  if (phase === 'br') return score.phaseName;
  if (/^[qp]\d$|^ot$/.test(phase)) return `${short ?? ''} ${clockText(clock, nowMs)}`.trim();
  if (short !== undefined && !clock.isRunning) return short;
  return `${Math.floor(matchSeconds(clock, nowMs) / 60)}′`;
}
