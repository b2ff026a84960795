import type { UserData } from '#wire';
import type { Bet } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';

/** Returns the bets of a message of the `user` channel. */
export function readBetChanges(data: object): readonly Bet[] {
  return ((data as UserData).coupons ?? []).map(betFromWire);
}
