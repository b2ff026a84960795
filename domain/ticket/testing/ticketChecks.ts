import fc from 'fast-check';
import type { Settlement } from '../Settlement.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { drawFrom, randomTicket, type TicketWish } from './randomTicket.ts';

/** How selections end; more win than lose, so that tickets pay something. */
export const results: readonly Settlement[] = [
  'lost',
  'won',
  'won',
  'won',
  'void',
  'forcedVoid',
  'halfWonHalfVoid',
  'halfLostHalfVoid',
  'halfLostHalfWon',
];

const cap = BigInt(Number.MAX_SAFE_INTEGER);

/** An exact amount in minor units, as far as a number is exact. */
export const capped = (minor: bigint): number => Number(minor > cap ? cap : minor);

/** Checks random tickets of a kind. */
export function holdsFor(wish: TicketWish, check: (ticket: Ticket) => void, numRuns = 150): void {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      check(randomTicket(drawFrom(seed), wish));
    }),
    { numRuns },
  );
}

/** Selections at these odds. */
export function selectionsOf(
  ...list: readonly (readonly [odds: number, settlement?: Settlement])[]
): TicketSelection[] {
  return list.map(([odds, settlement = 'unsettled']) => ({ odds, settlement }));
}
