import type { Method, Methods } from '../payment/Payment.ts';

/** What can go out by a way of paying now, in minor units; under its least, as a whole alone. */
export function mostOut({ share }: Pick<Method, 'share'>, { free }: Pick<Methods, 'free'>): number {
  return (share ?? free)?.minor ?? 0;
}
