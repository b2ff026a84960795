import type { Course, Phase } from '../engine/SportEngine.ts';
import { action, type Action } from './Action.ts';

const pauses: readonly string[] = ['ht', 'br'];

/** Returns the action drawn while no play is on: before the start, in breaks and after the end. */
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
