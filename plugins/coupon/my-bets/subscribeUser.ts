import type { Dispose, Feed } from '#core';
import type { UserData } from '#wire';
import type { CashOutOffer } from '#domain/bets/cash-out/CashOutOffer.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Placement } from '../place/Placement.ts';
import { offerFromWire } from '../cash-out/cashOutFromWire.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { placementFromWire } from '../compose/couponFromWire.ts';

/** What the person's own channel says about bets. */
export interface UserMessage {
  readonly bets: readonly Bet[];
  readonly placement: Placement | undefined;
  /** All of them in a snapshot, changed ones in a change. */
  readonly offers: readonly CashOutOffer[];
}

function messageFromWire(data: UserData): UserMessage {
  return {
    bets: (data.coupons ?? []).map(betFromWire),
    placement: data.placement === undefined ? undefined : placementFromWire(data.placement),
    offers: (data.cashOuts ?? []).map(offerFromWire),
  };
}

/** Follows the person's bets: `onAll` gives all open ones, `onChange` changed ones. */
export function subscribeUser(
  feed: Feed,
  listener: {
    readonly onAll: (message: UserMessage) => void;
    readonly onChange: (message: UserMessage) => void;
  },
): Dispose {
  return feed.subscribe<UserData>(
    { kind: 'user' },
    {
      onSnapshot: (data) => listener.onAll(messageFromWire(data)),
      onDelta: (data) => listener.onChange(messageFromWire(data)),
    },
  );
}
