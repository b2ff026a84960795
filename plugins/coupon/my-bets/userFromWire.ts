import type { UserData } from '#wire';
import type { Bet } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import type { CashOutOffer } from '#domain/bets/cash-out/CashOutOffer.ts';
import { offerFromWire } from '../cash-out/cashOutFromWire.ts';
import { placementFromWire } from '../compose/couponFromWire.ts';
import type { Placement } from '../place/Placement.ts';

/** Message of the user channel about bets. */
export interface UserMessage {
  readonly bets: readonly Bet[];
  readonly placement: Placement | undefined;
  /** All offers in a snapshot, changed ones in a delta. */
  readonly offers: readonly CashOutOffer[];
}

export function userFromWire(data: UserData): UserMessage {
  return {
    bets: (data.coupons ?? []).map(betFromWire),
    placement: data.placement === undefined ? undefined : placementFromWire(data.placement),
    offers: (data.cashOuts ?? []).map(offerFromWire),
  };
}
