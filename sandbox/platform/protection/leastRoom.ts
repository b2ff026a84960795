import type { Money } from '#domain/money/Money.ts';
import type { MoneyLimitKind } from '#domain/limits/LimitKind.ts';
import { exchanged } from './euroWorth.ts';
import { roomIn, type PersonLimit } from './Protection.ts';

/** Rest of a person's limits in the currency of an account. */
export interface Room {
  readonly left: Money;
  /** When part of it becomes available again; undefined if nothing is used. */
  readonly freesAtMs: number | undefined;
}

/** Returns the least rest of the limits of these kinds; undefined if none is set. */
export function leastRoom(
  protection: {
    readonly room: (userId: number, kind: MoneyLimitKind) => PersonLimit | undefined;
  },
  userId: number,
  kinds: readonly MoneyLimitKind[],
  currency: string,
): Room | undefined {
  return kinds
    .flatMap((kind) => protection.room(userId, kind) ?? [])
    .map((limit) => ({
      left: { minor: exchangedWithin(roomIn(limit), limit.currency, currency), currency },
      freesAtMs: limit.freesAtMs,
    }))
    .toSorted((first, second) => first.left.minor - second.left.minor)[0];
}

/** Returns the largest amount of the other currency that fits within the limit. */
function exchangedWithin(roomMinor: number, from: string, to: string): number {
  let minor = exchanged(roomMinor, from, to);
  // Both conversions round up: at most the last minor units exceed the limit.
  while (minor > 0 && exchanged(minor, to, from) > roomMinor) minor -= 1;
  return minor;
}
