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

/** A phase with a customary abbreviation: `ht`, or `q` with its number. */
export interface ShortPhase {
  readonly kind: 'ht' | 'ft' | 'et' | 'ot' | 'so' | 'pen' | 'q' | 'p';
  /** Number of the quarter or period. */
  readonly number: number;
}

function shortPhase(phase: string): ShortPhase | undefined {
  const [, kind, number] = /^(ht|ft|et|ot|so|pen|[qp](?=\d))(\d?)$/.exec(phase) ?? [];
  return kind === undefined
    ? undefined
    : { kind: kind as ShortPhase['kind'], number: Number(number ?? 0) };
}

/**
 * Returns a short state of play: `67′`, `HT`, `Q4 03:12`, or the name of the period in sports
 * without a clock.
 *
 * @param say a short phase in the person's language
 */
export function liveMark(score: Score, nowMs: number, say: (phase: ShortPhase) => string): string {
  const { clock, phase } = score;
  const known = shortPhase(phase);
  const short = known === undefined ? undefined : say(known);
  if (clock === undefined) return short ?? score.phaseName;
  // During a break the clock is frozen at the end of a period and says nothing about the match.
  if (phase === 'br') return score.phaseName;
  if (/^[qp]\d$|^ot$/.test(phase)) return `${short ?? ''} ${clockText(clock, nowMs)}`.trim();
  if (short !== undefined && !clock.isRunning) return short;
  return `${Math.floor(matchSeconds(clock, nowMs) / 60)}′`;
}
