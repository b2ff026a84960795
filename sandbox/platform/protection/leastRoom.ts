import type { Money } from '#domain/money/Money.ts';
import type { MoneyLimitKind } from '#domain/limits/LimitKind.ts';
import { exchanged } from './euroWorth.ts';
import { roomIn, type PersonLimit } from './Protection.ts';

/** What limits of a person leave, in the currency of an account. */
export interface Room {
  readonly left: Money;
  /** When some of what is used is free again; undefined where none is used. */
  readonly freesAtMs: number | undefined;
}

/** The least that the limits of these kinds leave; undefined where none of them is set. */
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

/** The largest amount of the other currency that the limit still takes. */
function exchangedWithin(roomMinor: number, from: string, to: string): number {
  let minor = exchanged(roomMinor, from, to);
  // Both ways are rounded up: at most the last minor units are too many.
  while (minor > 0 && exchanged(minor, to, from) > roomMinor) minor -= 1;
  return minor;
}
