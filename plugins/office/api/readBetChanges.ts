import type { UserData } from '#wire';
import type { Bet } from '../domain/Bet.ts';
import { readBet } from './fromWire.ts';

/** The bets that a message of the `user` channel brings, whole. */
export function readBetChanges(data: object): readonly Bet[] {
  return ((data as UserData).coupons ?? []).map(readBet);
}
