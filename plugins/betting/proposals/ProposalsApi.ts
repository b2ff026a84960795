import type { Http } from '#core';
import type { Money } from '#domain/money/Money.ts';
import type { GeneratedBets } from './generator/BetProposal.ts';
import type { BetRisk } from '#domain/generator/BetWish.ts';
import type { Accumulator } from './accumulators/Accumulator.ts';
import type { Section } from '../feed/SportEvent.ts';
import { accumulatorFromWire, generatedFromWire } from './proposalsFromWire.ts';

/** Request of a person to the bet generator. */
export interface BetQuestion {
  readonly stake: Money;
  readonly wish: Money;
  readonly risk: BetRisk;
  readonly section: Section;
  readonly sportIds: readonly number[];
}

/** Calls for proposed bets: accumulators of the day and the bet generator. */
export class ProposalsApi {
  readonly #http: Http;

  constructor(core: { readonly http: Http }) {
    this.#http = core.http;
  }

  async accumulators(section: Section): Promise<readonly Accumulator[]> {
    const { accumulators } = await this.#http.call('betting.accumulators', { query: { section } });
    return accumulators.map(accumulatorFromWire);
  }

  async generate({ stake, wish, risk, section, sportIds }: BetQuestion): Promise<GeneratedBets> {
    return generatedFromWire(
      await this.#http.call('betting.generate', {
        body: { stake, wish, risk, section, sportIds: [...sportIds] },
      }),
    );
  }
}
