import type { Dispose, Feed } from '#core';
import type { UserData } from '#wire';
import type { PlacedBet } from '../domain/PlacedBet.ts';
import type { Placement } from '../domain/Placement.ts';
import { betFromWire, placementFromWire } from './fromWire.ts';

/** What the person's own channel says about bets. */
export interface UserMessage {
  readonly bets: readonly PlacedBet[];
  readonly placement: Placement | undefined;
}

function messageFromWire(data: UserData): UserMessage {
  return { bets: (data.coupons ?? []).map(betFromWire), placement: data.placement === undefined ? undefined : placementFromWire(data.placement) };
}

/** Follows the bets of the signed-in person: `onAll` brings every open bet, `onChange` the placed and changed ones. */
export function subscribeUser(feed: Feed, listener: { readonly onAll: (message: UserMessage) => void; readonly onChange: (message: UserMessage) => void }): Dispose {
  return feed.subscribe<UserData>({ kind: 'user' }, { onSnapshot: (data) => listener.onAll(messageFromWire(data)), onDelta: (data) => listener.onChange(messageFromWire(data)) });
}
