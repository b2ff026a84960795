import type { Method, Methods } from '../payment/Payment.ts';

/** Largest amount for an instrument now, in minor units; below its minimum only as a whole. */
export function mostOut({ share }: Pick<Method, 'share'>, { free }: Pick<Methods, 'free'>): number {
  return (share ?? free)?.minor ?? 0;
}
