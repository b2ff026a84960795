import type { Http } from '#core';
import type { Bet } from '#domain/bets/Bet.ts';
import { betEndpoint } from '../contract.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';

/** Loads one bet for printing. */
export async function loadBet(http: Http, id: number): Promise<Bet> {
  return betFromWire((await http.call(betEndpoint, { params: { id } })).bet);
}
