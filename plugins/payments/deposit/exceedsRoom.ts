import type { Money } from '#domain/money/Money.ts';
import type { Method } from '../payment/Payment.ts';

/** Even the least of a way of paying is more than the person's own limits leave. */
export function exceedsRoom({ least }: Pick<Method, 'least'>, room: Money | undefined): boolean {
  return room?.currency === least.currency && room.minor < least.minor;
}
