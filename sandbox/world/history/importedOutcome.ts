import { dayMs } from '../calendar/days.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { MatchOutcome } from './MatchRecord.ts';

/** Longer than any match. */
const surelyOverMs = dayMs / 4;
const quarters = 4;

/**
 * Returns the outcome of a finished imported match from its file, so that a table needs no
 * simulation.
 */
export function importedOutcome(
  { competition, startsAtMs, imported }: SportEvent,
  nowMs: number,
): MatchOutcome | undefined {
  const { result, fate, pace = 1 } = imported ?? {};
  if (result === undefined || fate !== undefined || nowMs < startsAtMs + surelyOverMs / pace)
    return undefined;
  const [home, away] = result.score;
  const hasOvertime = (result.periods?.length ?? 0) > quarters;
  return {
    sportId: competition.sport.id,
    score: result.score,
    ending: hasOvertime ? 'overtime' : 'regular',
    winner: home === away ? 0 : home > away ? 1 : 2,
  };
}
