import type { Course, Phase } from '../engine/SportEngine.ts';
import { action, type Action } from './Action.ts';

const pauses: readonly string[] = ['ht', 'br'];

/** What is drawn while nothing is played: after the end, before the start and in breaks. */
export function restingAction({ script, playedS }: Course): Action | undefined {
  if (playedS >= script.durationS) return action('finished', 0, 0.5, 0.5);
  const phase = phaseAt({ script, playedS });
  return phase === undefined || pauses.includes(phase.code)
    ? action('pause', 0, 0.5, 0.5)
    : undefined;
}

export function phaseAt({ script, playedS }: Course): Phase | undefined {
  return script.phases.findLast(({ fromS }) => fromS <= playedS);
}
