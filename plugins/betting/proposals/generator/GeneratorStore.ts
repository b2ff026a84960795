import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { createMoney, type Money } from '#domain/money/Money.ts';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { ProposalsApi } from '../ProposalsApi.ts';
import type { GeneratedBets } from './BetProposal.ts';
import type { BetRisk } from '#domain/generator/BetWish.ts';
import { toggled } from '../../lists/options/toggled.ts';
import type { Section } from '../../feed/SportEvent.ts';

/** Usual amounts of the first look, in whole units of the currency. */
const firstStake = 10;
const firstWish = 50;

/** What is wrong with what was typed. */
export type WishProblem = 'stake' | 'wish' | 'wish-below-stake';

/** The wish as it is typed, and what the platform proposes for it. */
export class GeneratorStore {
  stakeText: string;
  wishText: string;
  risk: BetRisk = 'middle';
  section: Section = 'line';
  /** None: all sports. */
  sportIds: readonly number[] = [];
  answer: GeneratedBets | undefined;
  isBusy = false;
  hasFailed = false;
  /** Said after the first try only. */
  hasTried = false;
  readonly currency: string;
  readonly #language: string;
  readonly #api: ProposalsApi;
  /** Rises with every change of the wish. */
  #turn = 0;

  constructor({ config, http, i18n }: Pick<CoreServices, 'config' | 'http' | 'i18n'>) {
    this.currency = config.currency;
    this.#language = i18n.language;
    this.#api = new ProposalsApi({ http });
    const unit = 10 ** currencyExponent(this.currency);
    this.stakeText = this.#written(firstStake * unit);
    this.wishText = this.#written(firstWish * unit);
    makeAutoObservable(
      this,
      { answer: observableRef, sportIds: observableRef, currency: false },
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

  setStake(text: string): void {
    this.#forget();
    this.stakeText = text;
  }

  setWish(text: string): void {
    this.#forget();
    this.wishText = text;
  }

  setRisk(risk: BetRisk): void {
    this.#forget();
    this.risk = risk;
  }

  setSection(section: Section): void {
    this.#forget();
    this.section = section;
    this.sportIds = [];
  }

  toggleSport(sportId: number): void {
    this.#forget();
    this.sportIds = toggled(this.sportIds, sportId);
  }

  async submit(): Promise<void> {
    this.hasTried = true;
    const { stake, wish, risk, section, sportIds } = this;
    if (this.problem !== undefined || stake === undefined || wish === undefined || this.isBusy)
      return;
    this.isBusy = true;
    this.hasFailed = false;
    const turn = this.#turn;
    const answer = await this.#api
      .generate({ stake, wish, risk, section, sportIds })
      .catch(() => undefined);
    runInAction(() => {
      this.isBusy = false;
      if (turn !== this.#turn) return;
      this.answer = answer;
      this.hasFailed = answer === undefined;
    });
  }

  /** What was proposed, or is on its way, is for another wish. */
  #forget(): void {
    this.#turn += 1;
    this.answer = undefined;
  }

  #read(text: string): Money | undefined {
    const parsed = parseMoney(text, this.currency, this.#language);
    return parsed.kind === 'money' && parsed.money.minor > 0 ? parsed.money : undefined;
  }

  #written(minor: number): string {
    return formatMoney(createMoney(minor, this.currency), this.#language, { hasSymbol: false });
  }
}
