import type { CashOutAnswer as CashOutAnswerWire, CashOutOffer as CashOutOfferWire } from '#wire';
import type { CashOutOffer } from '#domain/bets/cash-out/CashOutOffer.ts';
import type { RefusalError } from '../refusals/explainRefusal.ts';
import type { Money } from '#domain/money/Money.ts';
import { refusalFromWire } from '../compose/couponFromWire.ts';

/** Answer of the platform about a cash-out. */
export type CashOutAnswer =
  | { readonly kind: 'accepted'; readonly paid: Money }
  | { readonly kind: 'waiting'; readonly waitMs: number; readonly decidesAtMs: number }
  | { readonly kind: 'refused'; readonly error: RefusalError };

export function offerFromWire({
  couponId: betId,
  state,
  value,
  stake,
  leastStake,
  isWithoutBonus,
  reason,
}: CashOutOfferWire): CashOutOffer {
  if (state === 'none') return { kind: 'none', betId, ...(reason === undefined ? {} : { reason }) };
  return state === 'open' && value !== undefined && stake !== undefined
    ? {
        kind: 'open',
        betId,
        value,
        stake,
        leastStakeMinor: leastStake?.minor,
        isWithoutBonus: isWithoutBonus === true,
      }
    : { kind: 'suspended', betId };
}

export function cashOutFromWire({
  state,
  paid,
  errors,
  waitMs = 0,
  decidesAtMs = 0,
}: CashOutAnswerWire): CashOutAnswer {
  if (state === 'accepted' && paid !== undefined) return { kind: 'accepted', paid };
  const [error] = errors ?? [];
  return state === 'refused' && error !== undefined
    ? { kind: 'refused', error: refusalFromWire(error) }
    : { kind: 'waiting', waitMs, decidesAtMs };
}
