import type { Http } from '#core';
import type { MoneyTerms } from '../../domain/money/MoneyTerms.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';
import { betFromWire, thousandths } from '../fromWire.ts';
import { termsFromWire } from './fromWire.ts';

/** A bet with the terms that it was taken on. */
export interface BetOnTerms {
  readonly bet: PlacedBet;
  readonly terms: MoneyTerms;
  /** Anti-accumulator: its price as it stands, thousandths. */
  readonly antiOdds: number | undefined;
}

/** The call of the sheet. */
export class PrintApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** One bet of the person. */
  async bet(id: number): Promise<BetOnTerms> {
    const { bet } = await this.#http.call('office.bet', { params: { id } });
    return { bet: betFromWire(bet), terms: termsFromWire(bet.terms ?? {}), antiOdds: bet.antiExpressCoef === undefined ? undefined : thousandths(bet.antiExpressCoef) };
  }
}
