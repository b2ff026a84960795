import { drawPoisson, type Random } from '../random.ts';

/** Instants at which betting stops for a moment although nothing comes of it. */
export function drawFalseAlarms(
  random: Random,
  mean: number,
  durationS: number,
): readonly number[] {
  return Array.from({ length: drawPoisson(random, mean) }, () => Math.floor(random() * durationS));
}
