import type { Course } from '../engine/SportEngine.ts';
import { playedSecondsAt } from './playedSecondsAt.ts';

/**
 * Returns the recent scoring, one value per minute of play; breaks and stopped clocks are skipped.
 */
export function momentumByScores({ script, playedS }: Course): readonly number[] {
  const minuteAt = (atS: number): number => Math.floor(playedSecondsAt(script.phases, atS) / 60);
  const count = Math.min(240, minuteAt(Math.min(playedS, script.durationS)) + 1);
  const minutes = new Array<number>(count).fill(0);
  for (const { atS, team, counter, value = 1 } of script.incidents) {
    if (atS > playedS) break;
    if (team === 0 || counter === undefined) continue;
    const minute = minuteAt(atS);
    for (let later = 0; later < 3 && minute + later < count; later += 1)
      minutes[minute + later] =
        (minutes[minute + later] ?? 0) + (team === 1 ? value : -value) / (1 + later);
  }
  return minutes.map((value) => Math.round(Math.tanh(value / 4) * 100) / 100);
}
