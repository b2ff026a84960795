import {
  compareShallow,
  computed,
  computedStruct,
  makeAutoObservable,
  type IComputedValue,
} from 'mobx';
import type { CouponSelections } from '../contract.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import { meetInBet } from '#domain/ticket/conflicts/meetInBet.ts';
import { decideOdds } from '#domain/bets/decideOdds.ts';
import { findBlock, type BlockFacts, type SelectionBlock } from './findBlock.ts';
import type { LiveSelection } from './LiveSelection.ts';
import { accumulatorOdds } from '#domain/ticket/totalOdds.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { LiveSelectionsStore } from './LiveSelectionsStore.ts';

interface RowsDependencies {
  readonly selections: CouponSelections;
  readonly live: LiveSelectionsStore;
  readonly composition: CompositionStore;
  readonly settings: SettingsStore;
  /** `sent`: the order that waits for its answer. */
  readonly placement: { readonly sent: CouponOrder | undefined };
  /** Its kind determines which selections are in one bet. */
  readonly coupon: CouponStore;
}

/** A coupon row: the selection as added, as offered now, and why it cannot be bet on. */
export interface CouponRow {
  readonly draft: SelectionDraft;
  /** Undefined until the platform has answered. */
  readonly live: LiveSelection | undefined;
  /** Thousandths on offer; those of the draft until the platform has answered. */
  readonly odds: number;
  readonly block: SelectionBlock | undefined;
  /** The odds moved and the policy requires confirmation. */
  readonly needsAcceptance: boolean;
}

/** Numbers of the selections that block the bet, by reason. */
export type RowsObstacle =
  | { readonly kind: 'unavailable'; readonly unavailable: number }
  | { readonly kind: 'combine'; readonly uncombinable: number }
  | { readonly kind: 'both'; readonly unavailable: number; readonly uncombinable: number };

/** Selections of the coupon with their current offers of the platform. */
export class RowsStore {
  readonly #dependencies: RowsDependencies;
  /** One computed value per selection, so that a price re-renders its own row only. */
  readonly #rows = new Map<number, IComputedValue<CouponRow | undefined>>();

  constructor(dependencies: RowsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { facts: computedStruct, obstacle: computedStruct },
      { autoBind: true },
    );
  }

  /** In the person's order. */
  get all(): readonly CouponRow[] {
    return this.#dependencies.composition.outcomeIds.flatMap(
      (outcomeId) => this.of(outcomeId) ?? [],
    );
  }

  of(outcomeId: number): CouponRow | undefined {
    let row = this.#rows.get(outcomeId);
    if (row === undefined) {
      if (this.#rows.size > 100) this.#rows.clear();
      row = computed(() => this.derive(outcomeId), { equals: compareShallow });
      this.#rows.set(outcomeId, row);
    }
    return row.get();
  }

  /** Facts that determine whether each selection can be bet on; they do not include odds. */
  get facts(): readonly BlockFacts[] {
    return this.#dependencies.selections.drafts.map((draft) => this.factsOf(draft));
  }

  /** Rows that block the coupon. */
  get blocked(): readonly CouponRow[] {
    return this.all.filter((row) => row.block !== undefined);
  }

  /** The reason why the coupon cannot be placed: closed prices, a combination, or both. */
  get obstacle(): RowsObstacle | undefined {
    const all = this.blocked.length;
    if (all === 0) return undefined;
    const uncombinable = this.blocked.filter(
      ({ block }) => block?.kind === 'dependent' || block?.kind === 'excluded',
    ).length;
    if (uncombinable === all) return { kind: 'combine', uncombinable };
    const unavailable = all - uncombinable;
    return uncombinable === 0
      ? { kind: 'unavailable', unavailable }
      : { kind: 'both', unavailable, uncombinable };
  }

  /** Whether the only problem is that selections cannot be combined. */
  get canBeSingles(): boolean {
    return this.obstacle?.kind === 'combine';
  }

  /** Rows whose new odds have to be accepted. */
  get changed(): readonly CouponRow[] {
    return this.all.filter((row) => row.block === undefined && row.needsAcceptance);
  }

  get odds(): readonly number[] {
    return this.all.map((row) => row.odds);
  }

  /** Product of the current odds, thousandths. */
  get totalOdds(): number {
    return accumulatorOdds(this.odds);
  }

  /** Product of the odds that the person added or accepted, thousandths. */
  get seenTotalOdds(): number {
    return accumulatorOdds(this.all.map((row) => row.draft.odds));
  }

  /** False for an anti-accumulator, priced as a whole, unless exact odds are on. */
  private get isPricedByRows(): boolean {
    const { coupon, settings } = this.#dependencies;
    return coupon.type !== 'antiAccumulator' || settings.choices.isExactOdds;
  }

  removeBlocked(): void {
    for (const row of this.blocked) this.#dependencies.selections.remove(row.draft.outcomeId);
  }

  removeChanged(): void {
    for (const row of this.changed) this.#dependencies.selections.remove(row.draft.outcomeId);
  }

  private derive(outcomeId: number): CouponRow | undefined {
    const { selections, live, placement, settings } = this.#dependencies;
    const draft = selections.drafts.find((each) => each.outcomeId === outcomeId);
    if (draft === undefined) return undefined;
    const current = live.byId.get(outcomeId);
    // From the press to the answer the row shows the sent odds, whatever the prices do.
    const order = placement.sent?.selections.find((each) => each.outcomeId === outcomeId);
    if (order !== undefined)
      return {
        draft: { ...draft, odds: order.odds },
        live: current,
        odds: order.odds,
        block: undefined,
        needsAcceptance: false,
      };
    const odds = current?.odds ?? draft.odds;
    const fact = this.facts.find((each) => each.outcomeId === outcomeId);
    return {
      draft,
      live: current,
      odds,
      block: fact === undefined ? undefined : findBlock(fact, this.companions(fact)),
      needsAcceptance:
        this.isPricedByRows && decideOdds(draft.odds, odds, settings.policy) === 'confirm',
    };
  }

  /** Selections that are in one bet with this one, including itself. */
  private companions(fact: BlockFacts): readonly BlockFacts[] {
    const { composition, coupon } = this.#dependencies;
    const { shape } = coupon;
    const blockId = composition.blockOf(fact.outcomeId);
    return this.facts.filter(
      (other) =>
        other === fact ||
        meetInBet(shape, { blockId }, { blockId: composition.blockOf(other.outcomeId) }),
    );
  }

  private factsOf(draft: SelectionDraft): BlockFacts {
    const { live } = this.#dependencies;
    const current = live.byId.get(draft.outcomeId);
    return {
      outcomeId: draft.outcomeId,
      eventId: draft.eventId,
      isSuspended: current?.isSuspended ?? false,
      isClosed: current?.isClosed ?? false,
      isFinished: current?.isFinished ?? false,
      isGone: live.gone.has(draft.outcomeId),
      dependsOn: live.dependent.get(draft.outcomeId),
      isExcludedFromAccumulator: current?.isExcludedFromAccumulator ?? false,
      isSplitLine: current?.isSplitLine ?? false,
    };
  }
}
