import { drawPoisson, type Random } from '../random.ts';

/** Draws instants at which betting is briefly suspended although nothing happens. */
export function drawFalseAlarms(
  random: Random,
  mean: number,
  durationS: number,
): readonly number[] {
  return Array.from({ length: drawPoisson(random, mean) }, () => Math.floor(random() * durationS));
}
