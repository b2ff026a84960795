import type { Conversion } from '../payment/Payment.ts';

/** Whether the rate has expired. */
export function isOver({ untilS }: Pick<Conversion, 'untilS'>, nowMs: number): boolean {
  return untilS * 1000 <= nowMs;
}
