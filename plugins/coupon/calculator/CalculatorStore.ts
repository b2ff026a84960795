import { oddsFormatFor, oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CoreServices } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import {
  emptyCalculation,
  emptySelection,
  mostSelections,
  mostStakeMinor,
  blockOf,
  hasBlockStakes,
  namedBetOf,
  resultsOf,
  typeOfKind,
  type Calculation,
  type CalculatorSelection,
  type SelectionResult,
} from './Calculation.ts';
import { calculate, sizesOf, type CalculatorOutcome } from './calculate.ts';
import { readCalculation, withRows, writeCalculation } from './calculatorQuery.ts';
import { readOdds } from './readOdds.ts';
import { blocksOf } from '#domain/ticket/blocksOf.ts';
import type { SystemOption } from '#domain/ticket/systemOptions.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';

export type CalculatorServices = Pick<
  CoreServices,
  'navigation' | 'preferences' | 'environment' | 'config'
>;

/** Field of an own stake: of a block by its id, of a single by its position. */
export type OwnStakeField = `block ${number}` | `single ${number}`;

/** Odds by their row, the common stake, the price of an anti-accumulator, or an own stake. */
type CalculatorField = number | 'stake' | 'anti' | OwnStakeField;

/** Part of a calculation that can have its own stake. */
export interface StakedPart {
  readonly field: OwnStakeField;
  /** Id of the block, or position of the single from 1. */
  readonly number: number;
  readonly stake: BlockStake | undefined;
  /** Whether "max" is allowed: all that the coupon's account holds by then. */
  readonly canBeMax: boolean;
}

/** Row of a field; undefined for the common stake, block stakes and the anti-accumulator price. */
function rowOf(field: CalculatorField): number | undefined {
  if (typeof field === 'number') return field;
  return field.startsWith('single ') ? Number(field.slice('single '.length)) : undefined;
}

function inRow(field: CalculatorField, row: number): CalculatorField {
  return typeof field === 'number' ? row : `single ${row}`;
}

/** Input and result of the calculator, kept in step with the address. */
export class CalculatorStore {
  calculation: Calculation;
  /** Texts being typed or invalid; all other fields are formatted from the calculation. */
  typed: ReadonlyMap<CalculatorField, string> = new Map();
  readonly #services: CalculatorServices;

  constructor(services: CalculatorServices) {
    this.#services = services;
    this.calculation = readCalculation(services.navigation.query, services.config.currency);
    makeAutoObservable(this, { typed: observableRef }, { autoBind: true });
  }

  /**
   * Undefined while an entry is invalid, since it would belong to another bet than the visible one.
   */
  get outcome(): CalculatorOutcome {
    return this.isAnyWrong
      ? { kind: 'problem', problem: { kind: 'wrong' } }
      : calculate(this.calculation);
  }

  get sizes(): readonly SystemOption[] {
    return sizesOf(this.calculation);
  }

  /** Whether the kind fixes the number of rows. */
  get hasFixedRows(): boolean {
    return namedBetOf(this.calculation.kind) !== undefined || this.calculation.kind === 'single';
  }

  get canAdd(): boolean {
    return !this.hasFixedRows && this.calculation.selections.length < mostSelections;
  }

  get isEmpty(): boolean {
    const { selections, stakeMinor } = this.calculation;
    return (
      this.typed.size === 0 &&
      stakeMinor === undefined &&
      selections.every(({ odds }) => odds === undefined)
    );
  }

  /** Text of the field: what is being typed, else the price in the chosen odds format. */
  oddsText(index: number): string {
    return this.textOf(index, this.calculation.selections[index]?.odds);
  }

  get antiText(): string {
    return this.textOf('anti', this.calculation.antiOdds);
  }

  /** Singles or blocks in their order. */
  get stakedParts(): readonly StakedPart[] {
    const { kind, selections, blockStakes } = this.calculation;
    const type = typeOfKind(kind);
    if (type === 'singles')
      return selections.map(({ stakeMinor }, index) => ({
        field: `single ${index}`,
        number: index + 1,
        stake: stakeMinor,
        canBeMax: false,
      }));
    if (!hasBlockStakes(this.calculation)) return [];
    return blocksOf(selections.map((row) => ({ blockId: blockOf(kind, row) }))).map(
      ({ id }, index) => ({
        field: `block ${id}`,
        number: id,
        stake: blockStakes[id],
        canBeMax: type === 'conditional' && index > 0,
      }),
    );
  }

  get stakeText(): string {
    return this.moneyText('stake', this.calculation.stakeMinor);
  }

  ownStakeText({ field, stake }: StakedPart): string {
    return this.moneyText(field, stake === 'max' ? undefined : stake);
  }

  /** Whether the text of a field is invalid; an empty field is not. */
  isWrong(field: CalculatorField): boolean {
    if ((this.typed.get(field) ?? '').trim() === '') return false;
    const { calculation } = this;
    if (field === 'stake') return calculation.stakeMinor === undefined;
    if (field === 'anti') return calculation.antiOdds === undefined;
    if (typeof field === 'number') return calculation.selections[field]?.odds === undefined;
    return this.stakedParts.every((part) => part.field !== field || part.stake === undefined);
  }

  /** Whether any field of the kind is invalid. */
  private get isAnyWrong(): boolean {
    const { kind, selections } = this.calculation;
    const fields: readonly CalculatorField[] = [
      ...selections.keys(),
      'stake',
      ...(typeOfKind(kind) === 'antiAccumulator' ? (['anti'] as const) : []),
      ...this.stakedParts.map(({ field }) => field),
    ];
    return fields.some((field) => this.isWrong(field));
  }

  typeOdds(index: number, text: string): void {
    this.setTyped(index, text.slice(0, 12));
    this.changeSelection(index, { odds: this.readPrice(text) });
  }

  typeAnti(text: string): void {
    this.setTyped('anti', text.slice(0, 12));
    this.change({ antiOdds: this.readPrice(text) });
  }

  typeStake(text: string): void {
    this.change({ stakeMinor: this.readStake('stake', text) });
  }

  /** An emptied field takes the common stake again. */
  typeOwnStake({ field, number }: StakedPart, text: string): void {
    const stakeMinor = this.readStake(field, text);
    if (field.startsWith('single')) this.changeSelection(number - 1, { stakeMinor });
    else this.changeBlockStake(number, stakeMinor);
  }

  /** Stakes all that the account of the coupon holds by then, or the common stake again. */
  setMax({ field, number }: StakedPart, isMax: boolean): void {
    this.setTyped(field, undefined);
    this.changeBlockStake(number, isMax ? 'max' : undefined);
  }

  /** On blur: valid text is rewritten in the standard form, other text stays to be corrected. */
  leave(field: CalculatorField): void {
    if (!this.isWrong(field)) this.setTyped(field, undefined);
  }

  chooseKind(kind: string): void {
    const isNamed = namedBetOf(kind) !== undefined;
    const wasNamed = namedBetOf(this.calculation.kind) !== undefined;
    this.change({
      kind,
      selections: this.withResults({ ...this.calculation, kind }),
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

  /** Sets the size of the combinations; `own`: each block of a multi coupon by itself. */
  setSize(size: number | 'own'): void {
    this.change(size === 'own' ? { isEachBlock: true } : { isEachBlock: false, systemSize: size });
  }

  setPerBet(isPerBet: boolean): void {
    this.change({ isPerBet });
  }

  setPlacePart(placePart: number | undefined): void {
    this.change({
      placePart,
      selections: this.withResults({ ...this.calculation, placePart }),
    });
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
    this.typed = new Map(
      [...this.typed].flatMap(([field, text]): [CalculatorField, string][] => {
        const row = rowOf(field) ?? -1;
        if (row === index) return [];
        return [[row > index ? inRow(field, row - 1) : field, text]];
      }),
    );
    this.change({
      selections: this.calculation.selections.filter((_selection, place) => place !== index),
    });
  }

  /** Sets the currency of the account, unless amounts were entered in another one. */
  countIn(currency: string): void {
    if (this.isEmpty) this.calculation = { ...this.calculation, currency };
  }

  clear(): void {
    const { kind, currency } = this.calculation;
    this.typed = new Map();
    this.calculation = {
      ...emptyCalculation(currency),
      kind,
      selections: withRows(kind, []),
      isPerBet: namedBetOf(kind) !== undefined,
    };
    this.write();
  }

  /** Adjusts results to the kind: an unsupported "placed" becomes lost, others become unsettled. */
  private withResults(calculation: Calculation): readonly CalculatorSelection[] {
    const known = resultsOf(calculation);
    return withRows(calculation.kind, calculation.selections).map(
      (selection): CalculatorSelection =>
        known.includes(selection.result)
          ? selection
          : { ...selection, result: selection.result === 'placed' ? 'lost' : 'unsettled' },
    );
  }

  /** Parses a stake in minor units; undefined when invalid. */
  private readStake(field: CalculatorField, text: string): number | undefined {
    this.setTyped(field, text.slice(0, 24));
    const { currency } = this.calculation;
    const parsed = parseMoney(text, currency, this.#services.environment.language);
    const minor = parsed.kind === 'money' ? parsed.money.minor : 0;
    return minor > 0 && minor <= mostStakeMinor ? minor : undefined;
  }

  private moneyText(field: CalculatorField, minor: number | undefined): string {
    const text = this.typed.get(field);
    if (text !== undefined) return text;
    const { language } = this.#services.environment;
    return minor === undefined
      ? ''
      : formatMoney(createMoney(minor, this.calculation.currency), language, { hasSymbol: false });
  }

  private changeBlockStake(id: number, stake: BlockStake | undefined): void {
    const { [id]: _before, ...others } = this.calculation.blockStakes;
    this.change({ blockStakes: stake === undefined ? others : { ...others, [id]: stake } });
  }

  private readPrice(text: string): number | undefined {
    return readOdds(text, oddsFormatFor(this.#services.preferences));
  }

  private textOf(field: number | 'anti', odds: number | undefined): string {
    const text = this.typed.get(field);
    if (text !== undefined) return text;
    return odds === undefined ? '' : oddsWriterFor(this.#services).price(toOddsOfThousandths(odds));
  }

  private changeSelection(index: number, change: Partial<CalculatorSelection>): void {
    this.change({
      selections: this.calculation.selections.map((selection, place) =>
        place === index ? { ...selection, ...change } : selection,
      ),
    });
  }

  private setTyped(field: CalculatorField, text: string | undefined): void {
    const typed = new Map(this.typed);
    if (text === undefined) typed.delete(field);
    else typed.set(field, text);
    this.typed = typed;
  }

  private change(change: Partial<Calculation>): void {
    this.calculation = { ...this.calculation, ...change };
    const { length } = this.calculation.selections;
    // Rows that reappear with another kind are empty.
    this.typed = new Map([...this.typed].filter(([field]) => (rowOf(field) ?? 0) < length));
    this.write();
  }

  private write(): void {
    const { navigation, config } = this.#services;
    navigation.rewriteQuery(writeCalculation(this.calculation, config.currency));
  }
}
