import type { Course } from '../engine/SportEngine.ts';

export function phaseCodeAt({ script, playedS }: Course): string {
  if (playedS >= script.durationS) return 'ft';
  return script.phases.findLast(({ fromS }) => fromS <= playedS)?.code ?? 'pre';
}
