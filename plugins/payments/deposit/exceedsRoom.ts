import type { Money } from '#domain/money/Money.ts';
import type { Method } from '../payment/Payment.ts';

/** Whether even the minimum of a method exceeds the room of the person's own limits. */
export function exceedsRoom({ least }: Pick<Method, 'least'>, room: Money | undefined): boolean {
  return room?.currency === least.currency && room.minor < least.minor;
}
