import type { Conversion } from './Payment.ts';

/** The rate does not hold any more. */
export function isOver({ untilS }: Pick<Conversion, 'untilS'>, nowMs: number): boolean {
  return untilS * 1000 <= nowMs;
}
