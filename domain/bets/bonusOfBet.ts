import { createMoney, type Money } from '#domain/money/Money.ts';
import { bonusAmount, bonusPercent } from '#domain/ticket/terms/bonusBet.ts';
import type { Bet } from './Bet.ts';
import { ticketOfBet } from './ticketOfBet.ts';

/** Addition of an accumulator's bonus to its potential payout. */
export interface BetBonus {
  readonly percent: number;
  readonly added: Money;
}

/** Returns undefined for a bet without a bonus. Source: CPN-210, CPN-833. */
export function bonusOfBet(bet: Bet): BetBonus | undefined {
  if (bet.terms?.isBonusBet !== true) return undefined;
  const ticket = ticketOfBet(bet);
  const minor = bonusAmount(
    ticket.stakeMinor,
    ticket.selections.map(({ odds }) => odds),
  );
  return minor === undefined
    ? undefined
    : {
        percent: bonusPercent(ticket.selections.length),
        added: createMoney(minor, bet.stake.currency),
      };
}
