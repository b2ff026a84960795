import { oddsFormatFor, oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { toOddsOfThousandths } from '#domain/odds/Odds.ts';
import {
  emptyCalculation,
  emptySelection,
  mostSelections,
  mostStakeMinor,
  namedBetOf,
  type Calculation,
  type CalculatorSelection,
  type SelectionResult,
} from './Calculation.ts';
import { calculate, sizesOf, type CalculatorOutcome } from './calculate.ts';
import { readCalculation, withRows, writeCalculation } from './calculatorQuery.ts';
import { readOdds } from './readOdds.ts';
import type { SystemOption } from '#domain/ticket/systemOptions.ts';

export type CalculatorServices = Pick<
  CoreServices,
  'navigation' | 'preferences' | 'environment' | 'config'
>;

/** A field that is being typed into; everything else is written from the calculation. */
type TypedField = { readonly field: number | 'stake' | 'anti'; readonly text: string } | undefined;

/** What was entered into the calculator, and its result; the address always holds the same. */
export class CalculatorStore {
  calculation: Calculation;
  typed: TypedField = undefined;
  readonly #services: CalculatorServices;

  constructor(services: CalculatorServices) {
    this.#services = services;
    this.calculation = readCalculation(services.navigation.query, services.config.currency);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get outcome(): CalculatorOutcome {
    return calculate(this.calculation);
  }

  get sizes(): readonly SystemOption[] {
    return sizesOf(this.calculation);
  }

  /** The number of rows is the kind's own. */
  get hasFixedRows(): boolean {
    return namedBetOf(this.calculation.kind) !== undefined || this.calculation.kind === 'single';
  }

  get canAdd(): boolean {
    return !this.hasFixedRows && this.calculation.selections.length < mostSelections;
  }

  get isEmpty(): boolean {
    const { selections, stakeMinor } = this.calculation;
    return stakeMinor === undefined && selections.every(({ odds }) => odds === undefined);
  }

  /** What the field shows: what is being typed, else the price in the person's format. */
  oddsText(index: number): string {
    return this.textOf(index, this.calculation.selections[index]?.odds);
  }

  get antiText(): string {
    return this.textOf('anti', this.calculation.antiOdds);
  }

  get stakeText(): string {
    if (this.typed?.field === 'stake') return this.typed.text;
    const { stakeMinor, currency } = this.calculation;
    return stakeMinor === undefined
      ? ''
      : formatMoney(createMoney(stakeMinor, currency), this.#services.environment.language, {
          hasSymbol: false,
        });
  }

  /** Whether the text of a field cannot be read; an empty one is not wrong. */
  isWrong(field: number | 'stake' | 'anti'): boolean {
    if (this.typed?.field !== field || this.typed.text.trim() === '') return false;
    const { calculation } = this;
    const value =
      field === 'stake'
        ? calculation.stakeMinor
        : field === 'anti'
          ? calculation.antiOdds
          : calculation.selections[field]?.odds;
    return value === undefined;
  }

  typeOdds(index: number, text: string): void {
    this.typed = { field: index, text: text.slice(0, 12) };
    this.changeSelection(index, { odds: this.readPrice(text) });
  }

  typeAnti(text: string): void {
    this.typed = { field: 'anti', text: text.slice(0, 12) };
    this.change({ antiOdds: this.readPrice(text) });
  }

  typeStake(text: string): void {
    this.typed = { field: 'stake', text: text.slice(0, 24) };
    const { currency } = this.calculation;
    const parsed = parseMoney(text, currency, this.#services.environment.language);
    const minor = parsed.kind === 'money' ? parsed.money.minor : 0;
    this.change({ stakeMinor: minor > 0 && minor <= mostStakeMinor ? minor : undefined });
  }

  /** On blur: valid text is rewritten in the standard form, other text stays to be corrected. */
  leave(field: number | 'stake' | 'anti'): void {
    if (this.typed?.field === field && !this.isWrong(field)) this.typed = undefined;
  }

  chooseKind(kind: string): void {
    const isNamed = namedBetOf(kind) !== undefined;
    const wasNamed = namedBetOf(this.calculation.kind) !== undefined;
    this.change({
      kind,
      selections: withRows(kind, this.calculation.selections),
      ...(isNamed === wasNamed ? {} : { isPerBet: isNamed }),
    });
  }

  setResult(index: number, result: SelectionResult): void {
    this.changeSelection(index, { result });
  }

  setBanker(index: number, isBanker: boolean): void {
    this.changeSelection(index, { isBanker });
  }

  setBlock(index: number, blockId: number): void {
    this.changeSelection(index, { blockId });
  }

  setSize(systemSize: number): void {
    this.change({ systemSize });
  }

  setPerBet(isPerBet: boolean): void {
    this.change({ isPerBet });
  }

  setRestMax(isRestMax: boolean): void {
    this.change({ isRestMax });
  }

  setPlacePart(placePart: number | undefined): void {
    const selections =
      placePart === undefined
        ? this.calculation.selections.map((selection): CalculatorSelection =>
            selection.result === 'placed' ? { ...selection, result: 'lost' } : selection,
          )
        : this.calculation.selections;
    this.change({ placePart, selections });
  }

  addSelection(): void {
    if (!this.canAdd) return;
    const { selections } = this.calculation;
    this.change({
      selections: [
        ...selections,
        {
          ...emptySelection,
          blockId: Math.min(
            mostSelections,
            Math.max(0, ...selections.map(({ blockId }) => blockId)) + 1,
          ),
        },
      ],
    });
  }

  removeSelection(index: number): void {
    this.typed = undefined;
    this.change({
      selections: this.calculation.selections.filter((_selection, place) => place !== index),
    });
  }

  clear(): void {
    const { kind, currency } = this.calculation;
    this.typed = undefined;
    this.calculation = {
      ...emptyCalculation(currency),
      kind,
      selections: withRows(kind, []),
      isPerBet: namedBetOf(kind) !== undefined,
    };
    this.write();
  }

  private readPrice(text: string): number | undefined {
    return readOdds(text, oddsFormatFor(this.#services.preferences));
  }

  private textOf(field: number | 'anti', odds: number | undefined): string {
    if (this.typed?.field === field) return this.typed.text;
    return odds === undefined ? '' : oddsWriterFor(this.#services).price(toOddsOfThousandths(odds));
  }

  private changeSelection(index: number, change: Partial<CalculatorSelection>): void {
    this.change({
      selections: this.calculation.selections.map((selection, place) =>
        place === index ? { ...selection, ...change } : selection,
      ),
    });
  }

  private change(change: Partial<Calculation>): void {
    this.calculation = { ...this.calculation, ...change };
    this.write();
  }

  private write(): void {
    const { navigation, config } = this.#services;
    navigation.rewriteQuery(writeCalculation(this.calculation, config.currency));
  }
}
