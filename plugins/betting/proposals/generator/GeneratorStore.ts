import { makeAutoObservable, observableRef } from 'mobx';
import type { CoreServices } from '#core';
import { Resource } from '#core/data';
import { createMoney, type Money } from '#domain/money/Money.ts';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { ProposalsApi, type BetQuestion } from '../ProposalsApi.ts';
import type { GeneratedBets } from './BetProposal.ts';
import type { BetRisk } from '#domain/generator/BetWish.ts';
import { toggled } from '../../lists/options/toggled.ts';
import type { Section } from '../../feed/SportEvent.ts';

/** Usual amounts of the first look, in whole units of the currency. */
const firstStake = 10;
const firstWish = 50;

export type WishProblem = 'stake' | 'wish' | 'wish-below-stake';

/** The typed wish, and the bets that the platform proposes for it. */
export class GeneratorStore {
  stakeText: string;
  wishText: string;
  risk: BetRisk = 'middle';
  section: Section = 'line';
  sportIds: readonly number[] = [];
  /** Emptied by every change of the wish. */
  readonly proposed: Resource<GeneratedBets>;
  /** Errors are shown after the first try only. */
  hasTried = false;
  readonly currency: string;
  readonly #language: string;

  constructor({ config, http, i18n }: Pick<CoreServices, 'config' | 'http' | 'i18n'>) {
    this.currency = config.currency;
    this.#language = i18n.language;
    const api = new ProposalsApi({ http });
    this.proposed = new Resource({
      ask: async () => {
        if (this.question === undefined)
          throw new Error('The wish of the generator is incomplete.');
        return api.generate(this.question);
      },
    });
    const unit = 10 ** currencyExponent(this.currency);
    this.stakeText = this.#written(firstStake * unit);
    this.wishText = this.#written(firstWish * unit);
    makeAutoObservable(
      this,
      { proposed: false, sportIds: observableRef, currency: false },
      { autoBind: true },
    );
  }

  get stake(): Money | undefined {
    return this.#read(this.stakeText);
  }

  get wish(): Money | undefined {
    return this.#read(this.wishText);
  }

  get problem(): WishProblem | undefined {
    if (this.stake === undefined) return 'stake';
    if (this.wish === undefined) return 'wish';
    return this.wish.minor <= this.stake.minor ? 'wish-below-stake' : undefined;
  }

  /** Undefined while there is a problem. */
  get question(): BetQuestion | undefined {
    const { stake, wish, risk, section, sportIds } = this;
    return this.problem !== undefined || stake === undefined || wish === undefined
      ? undefined
      : { stake, wish, risk, section, sportIds };
  }

  setStake(text: string): void {
    this.proposed.reset();
    this.stakeText = text;
  }

  setWish(text: string): void {
    this.proposed.reset();
    this.wishText = text;
  }

  setRisk(risk: BetRisk): void {
    this.proposed.reset();
    this.risk = risk;
  }

  setSection(section: Section): void {
    this.proposed.reset();
    this.section = section;
    this.sportIds = [];
  }

  toggleSport(sportId: number): void {
    this.proposed.reset();
    this.sportIds = toggled(this.sportIds, sportId);
  }

  async submit(): Promise<void> {
    this.hasTried = true;
    if (this.question !== undefined && !this.proposed.isBusy) await this.proposed.load();
  }

  #read(text: string): Money | undefined {
    const parsed = parseMoney(text, this.currency, this.#language);
    return parsed.kind === 'money' && parsed.money.minor > 0 ? parsed.money : undefined;
  }

  #written(minor: number): string {
    return formatMoney(createMoney(minor, this.currency), this.#language, { hasSymbol: false });
  }
}
