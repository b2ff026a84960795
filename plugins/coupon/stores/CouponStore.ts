import { compareShallow, computed, computedStruct, makeAutoObservable, type IComputedValue } from 'mobx';
import type { Feed, Preferences } from '#core';
import type { Terms } from '../../access/contract.ts';
import type { CouponSelections, SelectionDraft } from '../contract.ts';
import { blocksOf } from '../domain/blocksOf.ts';
import { checkStake, type StakeLimits, type StakeProblem } from '../domain/checkStake.ts';
import { countBets } from '../domain/countBets.ts';
import type { CouponOrder } from '../domain/CouponOrder.ts';
import { meetInBet } from '../domain/conflicts/meetInBet.ts';
import { selectionCounts } from '../domain/conflicts/selectionCounts.ts';
import { couponTypeId, isPlain, usualType, type CouponType, type CouponTypeId } from '../domain/CouponType.ts';
import { decideOdds } from '../domain/decideOdds.ts';
import { findBlock, type BlockFacts, type SelectionBlock } from '../domain/findBlock.ts';
import type { LiveSelection } from '../domain/LiveSelection.ts';
import { leastPayout } from '../domain/leastPayout.ts';
import { expectedPayout } from '../domain/money/expectedPayout.ts';
import { largestStake } from '../domain/money/largestStake.ts';
import { potentialPayout } from '../domain/potentialPayout.ts';
import type { PricedCoupon } from '../domain/PricedCoupon.ts';
import { runChain, type ChainStep } from '../domain/runChain.ts';
import { blockSystemOptions, systemOptions, type SystemOption } from '../domain/systemOptions.ts';
import type { BlockStake, Ticket, TicketSelection } from '../domain/Ticket.ts';
import { accumulatorOdds } from '../domain/totalOdds.ts';
import { totalStake } from '../domain/totalStake.ts';
import type { CompositionStore } from './CompositionStore.ts';
import type { CouponAccount } from './CouponAccount.ts';
import type { MoneyModes } from './money/MoneyModes.ts';
import type { CouponSettings } from './CouponSettings.ts';
import type { LiveSelections } from './LiveSelections.ts';
import type { PricingStore } from './PricingStore.ts';
import type { StakeStore } from './StakeStore.ts';

export interface CouponParts {
  readonly feed: Feed;
  readonly preferences: Preferences;
  readonly selections: CouponSelections;
  readonly live: LiveSelections;
  readonly stake: StakeStore;
  readonly composition: CompositionStore;
  readonly pricing: () => PricingStore;
  readonly settings: CouponSettings;
  readonly account: CouponAccount;
  readonly money: () => MoneyModes;
  readonly terms: Terms | undefined;
}

/** A row of the coupon: what the person took, what the platform offers now, and why it cannot be bet on. */
export interface CouponRow {
  readonly draft: SelectionDraft;
  /** Undefined until the platform has spoken. */
  readonly live: LiveSelection | undefined;
  /** Thousandths on offer; those of the draft until the platform has spoken. */
  readonly odds: number;
  readonly block: SelectionBlock | undefined;
  /** The odds moved and the policy does not take the change by itself. */
  readonly needsAcceptance: boolean;
}

/** A group of selections of a multi or conditional coupon as the person sees it. */
export interface CouponBlock {
  /** By which the composition knows it; 0 is the lobby. */
  readonly id: number;
  /** Its place from 1; 0 for the lobby. Only blocks with selections go to the platform, under this number. */
  readonly number: number;
  readonly outcomeIds: readonly number[];
  readonly stake: BlockStake | undefined;
}

/** Why the coupon as a whole cannot be placed now, apart from its stake. */
export type CouponObstacle = 'empty' | 'loading' | 'stale' | 'blocked' | 'too-many' | 'too-few-blocks' | 'no-price' | 'terms' | 'promo' | undefined;

/** What the coupon holds and whether it may be placed: everything here is derived. */
export class CouponStore {
  readonly #parts: CouponParts;
  /** One derivation for each selection, so that a price redraws its own row only. */
  readonly #rows = new Map<number, IComputedValue<CouponRow | undefined>>();

  constructor(parts: CouponParts) {
    this.#parts = parts;
    makeAutoObservable(this, { facts: computedStruct, outcomeIds: computedStruct, blocks: computedStruct, bankers: computedStruct }, { autoBind: true });
  }

  /** The kind that the person chose, as long as the number of selections allows it. */
  get type(): CouponType {
    const { composition, selections } = this.#parts;
    const { chosenType } = composition;
    const { least, most } = selectionCounts[chosenType ?? usualType(selections.count)];
    return chosenType !== undefined && selections.count >= least && selections.count <= most ? chosenType : usualType(selections.count);
  }

  /** In the person's order. */
  get outcomeIds(): readonly number[] {
    return this.#parts.composition.outcomeIds;
  }

  get rows(): readonly CouponRow[] {
    return this.outcomeIds.flatMap((outcomeId) => this.row(outcomeId) ?? []);
  }

  row(outcomeId: number): CouponRow | undefined {
    let row = this.#rows.get(outcomeId);
    if (row === undefined) {
      if (this.#rows.size > 100) this.#rows.clear();
      row = computed(() => this.deriveRow(outcomeId), { equals: compareShallow });
      this.#rows.set(outcomeId, row);
    }
    return row.get();
  }

  /** What of each selection decides whether it may be bet on; a price is not among it. */
  get facts(): readonly BlockFacts[] {
    return this.#parts.selections.drafts.map((draft) => this.factsOf(draft));
  }

  /** Rows that keep the coupon from being placed. */
  get blockedRows(): readonly CouponRow[] {
    return this.rows.filter((row) => row.block !== undefined);
  }

  /** Whether all that stands in the way is that selections cannot be together. */
  get canBeSingles(): boolean {
    return this.blockedRows.length > 0 && this.blockedRows.every(({ block }) => block?.kind === 'dependent' || block?.kind === 'excluded');
  }

  /** Rows whose new odds the person has to accept. */
  get changedRows(): readonly CouponRow[] {
    return this.rows.filter((row) => row.block === undefined && row.needsAcceptance);
  }

  get odds(): readonly number[] {
    return this.rows.map((row) => row.odds);
  }

  /** Whether the coupon is one bet with one price. */
  get hasTotalOdds(): boolean {
    return isPlain(this.type);
  }

  /** Thousandths, all selections multiplied. */
  get totalOdds(): number {
    return accumulatorOdds(this.odds);
  }

  /** Total of the odds that the person took, thousandths. */
  get seenTotalOdds(): number {
    return accumulatorOdds(this.rows.map((row) => row.draft.odds));
  }

  /** Selections that are in every combination of a system: those that were marked, while three others are left and none is barred. */
  get bankers(): ReadonlySet<number> {
    if (this.type !== 'system') return new Set();
    const marked = this.outcomeIds.filter((id) => this.#parts.composition.bankers.has(id) && this.#parts.live.byId.get(id)?.isBankerDisabled !== true);
    return new Set(marked.slice(0, this.mostBankers));
  }

  get mostBankers(): number {
    return Math.max(0, this.outcomeIds.length - selectionCounts.system.least);
  }

  /** Sizes that a system, or a multi coupon over combinations, can have. */
  get sizes(): readonly SystemOption[] {
    if (this.type === 'multi') return blockSystemOptions(this.blocks.filter(isStaked).length, this.lobby.length);
    return this.type === 'system' ? systemOptions(this.outcomeIds.map((id) => ({ isBanker: this.bankers.has(id) }))) : [];
  }

  /** The size that was chosen, or the nearest that there is; undefined where there is none. */
  get systemSize(): number | undefined {
    const { blockSize, systemSize } = this.#parts.composition;
    const wanted = this.type === 'multi' ? blockSize : systemSize;
    const largest = this.sizes.at(-1)?.value;
    return wanted === undefined || largest === undefined ? undefined : Math.min(wanted, largest);
  }

  get hasBlocks(): boolean {
    return this.type === 'multi' || this.type === 'conditional';
  }

  /** Blocks in their order, those without a selection too. */
  get blocks(): readonly CouponBlock[] {
    const { composition } = this.#parts;
    let number = 0;
    return composition.blockIds.map((id, index) => {
      const outcomeIds = this.outcomeIds.filter((outcomeId) => composition.blockOf(outcomeId) === id);
      if (outcomeIds.length > 0) number += 1;
      return { id, number: outcomeIds.length > 0 ? number : index + 1, outcomeIds, stake: this.blockStake(id, number === 1) };
    });
  }

  /** Selections of a multi coupon that are in every combination. */
  get lobby(): readonly number[] {
    return this.type === 'multi' ? this.outcomeIds.filter((outcomeId) => this.#parts.composition.blockOf(outcomeId) === 0) : [];
  }

  /** Whether each selection or each block has a stake. */
  get hasOwnStakes(): boolean {
    return this.type === 'singles' || this.type === 'conditional' || (this.type === 'multi' && this.systemSize === undefined);
  }

  /** Whether what is typed is the stake of each bet, which is multiplied by their number. */
  get isPerBet(): boolean {
    return (this.type === 'lucky' || this.type === 'patent') && this.#parts.composition.isPerBet;
  }

  /** What the amount in the field of the coupon is the stake of. */
  get fieldMeaning(): 'total' | 'bet' | 'each' {
    if (this.hasOwnStakes) return 'each';
    return this.isPerBet || this.type === 'chain' ? 'bet' : 'total';
  }

  /** The selections as the arithmetic sees them: all of the ticket that does not wait for an answer of the platform. */
  private get ticketSelections(): readonly TicketSelection[] {
    const numbers = new Map(this.blocks.flatMap((block) => block.outcomeIds.map((id) => [id, block.number])));
    return this.rows.map(({ draft: { outcomeId }, odds }) => ({
      odds,
      statusId: -2,
      ...(this.bankers.has(outcomeId) ? { isBanker: true } : {}),
      ...(this.hasBlocks ? { blockId: numbers.get(outcomeId) ?? 0 } : {}),
      ...(this.type === 'singles' ? { stakeMinor: this.singleStakeMinor(outcomeId) } : {}),
    }));
  }

  /** The coupon as the arithmetic sees it, at the odds on offer. */
  get ticket(): Ticket {
    const { pricing, stake } = this.#parts;
    const { type, blocks, systemSize, ticketSelections: selections } = this;
    const antiOdds = type === 'antiAccumulator' ? pricing().pricing?.antiOdds : undefined;
    const ticket: Ticket = {
      type,
      stakeMinor: stake.minor ?? 0,
      selections,
      ...(systemSize === undefined ? {} : { systemSize }),
      ...(this.hasBlocks && this.hasOwnStakes ? { blockStakes: Object.fromEntries(blocks.filter(isStaked).map((block) => [block.number, block.stake ?? 0])) } : {}),
      ...(antiOdds === undefined ? {} : { antiOdds }),
    };
    return this.isPerBet ? { ...ticket, stakeMinor: ticket.stakeMinor * countBets(ticket) } : ticket;
  }

  /** Of a chain or a conditional coupon what each step stakes and leaves when all before it have won. */
  get steps(): readonly ChainStep[] {
    return runChain(this.ticket);
  }

  /** Bets that win or lose by themselves. */
  get betCount(): number {
    return countBets(this.ticket);
  }

  /** Minor units that the person pays. */
  get totalStakeMinor(): number {
    return totalStake(this.ticket);
  }

  /** Minor units; undefined while there is no valid stake. */
  get potentialPayoutMinor(): number | undefined {
    return this.totalStakeMinor === 0 || this.rows.length === 0 || (this.type === 'antiAccumulator' && this.ticket.antiOdds === undefined)
      ? undefined
      : expectedPayout(this.totalStakeMinor, potentialPayout(this.ticket), this.odds, this.#parts.money().terms);
  }

  /** The least that the coupon pays when it wins, minor units; undefined where any part of the stake can be left. */
  get leastPayoutMinor(): number | undefined {
    const least = this.potentialPayoutMinor === undefined ? undefined : leastPayout(this.ticket);
    return least === undefined ? undefined : expectedPayout(this.totalStakeMinor, least, [], { ...this.#parts.money().terms, isBonusBet: false });
  }

  get currency(): string {
    return this.#parts.stake.currency;
  }

  /** The least amount: of the whole coupon, or of each bet where each has a stake of its own. */
  get minStakeMinor(): number | undefined {
    const { pricing } = this.#parts.pricing();
    const limit = pricing?.systems.find((system) => system.size === this.systemSize)?.minStake ?? pricing?.minStake;
    return limit?.currency === this.currency && this.isLimited(this.#parts.money().rules.minStakeTypes) ? limit.minor : undefined;
  }

  /** The largest amount; none holds for kinds that the brand does not list, nor on a bonus account. */
  get maxStakeMinor(): number | undefined {
    const { account, money, pricing } = this.#parts;
    const limit = pricing().pricing?.maxStake;
    return limit?.currency === this.currency && account.current?.kind !== 'bonus' && this.isLimited(money().rules.maxStakeTypes) ? limit.minor : undefined;
  }

  get balanceMinor(): number | undefined {
    const { current } = this.#parts.account;
    return current?.currency === this.currency ? current.balance.minor : undefined;
  }

  /** What is wrong with the amount in the field of the coupon; with stakes of their own only what somebody takes from it. */
  get fieldProblem(): StakeProblem | undefined {
    const { stake } = this.#parts;
    const { totalStakeMinor } = this;
    // A trader may lift the maximum.
    const maxMinor = this.#parts.money().isVipOn ? undefined : this.maxStakeMinor;
    if (!this.hasOwnStakes) return stake.problem ?? checkStake(totalStakeMinor, { minMinor: this.minStakeMinor, maxMinor }) ?? this.dueProblem;
    return this.commonProblem ?? this.payoutProblem ?? this.dueProblem;
  }

  /** Bets that take the common amount. */
  private get takers(): readonly number[] {
    return this.stakeKeys.filter((key) => this.ownText(key) === undefined && !this.isMaxBlock(key));
  }

  /** The common amount is none, or right for none of those that take it: then it is said once. */
  private get commonProblem(): StakeProblem | undefined {
    const { stake } = this.#parts;
    const { takers } = this;
    if (takers.length === 0) return undefined;
    const isWrongForAll = takers.every((key) => checkStake(stake.minor ?? 0, this.ownLimits(key)) !== undefined);
    return stake.problem ?? (isWrongForAll ? checkStake(stake.minor ?? 0, { minMinor: this.minStakeMinor, maxMinor: this.maxStakeMinor }) : undefined);
  }

  /** Blocks with stakes of their own could pay more together than the house pays on one coupon. */
  private get payoutProblem(): StakeProblem | undefined {
    const most = this.#parts.pricing().pricing?.maxPayout;
    const isOver = this.hasBlocks && most?.currency === this.currency && this.totalStakeMinor > 0 && potentialPayout(this.ticket) > most.minor;
    return isOver ? { kind: 'above-payout', limitMinor: most.minor } : undefined;
  }

  /** Least and largest amount of one of many singles, or of a block, as far as they are known; minor units. */
  ownLimits(key: number): StakeLimits {
    const { pricing } = this.#parts;
    const limits = pricing().pricing?.ownLimits.get(this.hasBlocks ? (this.blocks.find((block) => block.id === key)?.number ?? 0) : key);
    if (limits === undefined) return { minMinor: this.minStakeMinor, maxMinor: this.maxStakeMinor };
    // Whether they hold at all is the same for every part of the coupon.
    return { minMinor: this.minStakeMinor === undefined ? undefined : limits.minStake.minor, maxMinor: this.maxStakeMinor === undefined ? undefined : limits.maxStake.minor };
  }

  /** The account does not hold what is to be paid now. */
  private get dueProblem(): StakeProblem | undefined {
    const { balanceMinor } = this;
    return balanceMinor !== undefined && this.#parts.money().stake.dueMinor > balanceMinor ? { kind: 'above-balance', limitMinor: balanceMinor } : undefined;
  }

  /** Minor units on one of many singles: its own amount, else the common one; 0 where what was typed is none. */
  singleStakeMinor(outcomeId: number): number {
    const { composition, stake } = this.#parts;
    return (composition.selectionStakes.text(outcomeId) === undefined ? stake.minor : composition.selectionStakes.minor(outcomeId)) ?? 0;
  }

  get isAnyStakeOwn(): boolean {
    return this.ownStakes.isAny;
  }

  /** The common amount for all. */
  clearOwnStakes(): void {
    this.ownStakes.clear();
  }

  /** What is wrong with the stake of a selection or a block: its own, or the common one where that is wrong for this one. */
  ownProblem(key: number): StakeProblem | undefined {
    const own = this.ownStakes;
    if (this.isMaxBlock(key)) return undefined;
    if (own.text(key) !== undefined) return own.problem(key) ?? checkStake(own.minor(key) ?? 0, this.ownLimits(key));
    return this.commonProblem === undefined ? checkStake(this.#parts.stake.minor ?? 0, this.ownLimits(key)) : undefined;
  }

  /** The first thing that is wrong with what is staked. */
  get stakeProblem(): StakeProblem | undefined {
    const own = this.hasOwnStakes ? this.stakeKeys.map((key) => this.ownProblem(key)).find((problem) => problem !== undefined) : undefined;
    return own ?? this.fieldProblem;
  }

  /** The most that the Max button fills in: maximum of the coupon, or the balance when it holds less. */
  get largestStakeMinor(): number | undefined {
    const payers = this.hasOwnStakes && this.type !== 'conditional' ? Math.max(1, this.stakeKeys.length) : 1;
    const balance = this.balanceMinor === undefined ? undefined : Math.floor(largestStake(this.balanceMinor, this.#parts.money().terms) / payers);
    const limits = [this.#parts.money().isVipOn ? undefined : this.maxStakeMinor, balance].filter((limit) => limit !== undefined);
    return limits.length === 0 ? undefined : this.perField(Math.min(...limits), Math.floor);
  }

  /** What the field has to say for so much in all: a part of it where it names the stake of each bet. */
  perField(totalMinor: number, round: (value: number) => number): number {
    return this.isPerBet ? round(totalMinor / Math.max(1, this.betCount)) : totalMinor;
  }

  get obstacle(): CouponObstacle {
    const { feed, live, selections, pricing, terms } = this.#parts;
    if (selections.count === 0) return 'empty';
    if (feed.status === 'stale' || feed.status === 'connecting' || live.isStale) return 'stale';
    if (feed.status === 'delayed' && this.rows.some((row) => row.live?.isLive ?? row.draft.isLive)) return 'stale';
    if (this.blockedRows.length > 0) return 'blocked';
    if (terms?.staking === 'closed') return 'terms';
    if (terms?.staking === 'checking' || this.rows.some((row) => row.live === undefined)) return 'loading';
    if (this.hasBlocks && blocksOf(this.ticket.selections).length < 2) return 'too-few-blocks';
    const most = pricing().pricing?.maxSelections;
    if (most !== undefined && selections.count > most) return 'too-many';
    if (this.#parts.money().promoProblem !== undefined) return 'promo';
    if (this.type !== 'antiAccumulator') return undefined;
    // The price of the whole goes with the odds that it was asked for.
    if (pricing().isLoading) return 'loading';
    return pricing().pricing?.antiOdds === undefined ? 'no-price' : undefined;
  }

  /** What the platform is asked to price. */
  get priced(): Omit<PricedCoupon, 'language'> {
    // Not by the ticket: the price of an anti-express in it is the answer to this very question.
    const { type, ticketSelections } = this;
    return {
      typeId: couponTypeId(type),
      selections: this.outcomeIds.map((outcomeId, index) => ({ outcomeId, isBanker: ticketSelections[index]?.isBanker, blockId: ticketSelections[index]?.blockId })),
      systemSize: this.systemSize,
      currency: this.currency,
      accountId: this.#parts.account.current?.id,
      ...(type === 'antiAccumulator' ? { odds: this.odds } : {}),
    };
  }

  /**
   * The coupon as it goes to the platform, with the odds that were on the screen; undefined when something stands
   * against it, or when odds have moved and the policy asks the person first.
   *
   * @param shown thousandths by outcome id as painted when the person pressed
   * @param isAccepting the press was on "Accept and place"
   */
  order(shown: ReadonlyMap<number, number>, isAccepting: boolean): CouponOrder | undefined {
    const { preferences, selections, settings, stake } = this.#parts;
    const account = this.#parts.account.current;
    if (this.obstacle !== undefined || this.stakeProblem !== undefined || account === undefined) return undefined;
    if (isAccepting) selections.acceptOdds(shown);
    const priced = this.rows.map((row) => ({ outcomeId: row.draft.outcomeId, odds: shown.get(row.draft.outcomeId) ?? row.draft.odds, row }));
    const isTaken = priced.every(({ odds, row }) => decideOdds(row.draft.odds, odds, settings.policy) === 'send' && decideOdds(odds, row.odds, settings.policy) === 'send');
    if (!isTaken) return undefined;
    const { ticket, type } = this;
    const { isVipNeeded, promo, terms } = this.#parts.money();
    return {
      accountId: account.id,
      typeId: couponTypeId(type),
      stakeMinor: this.totalStakeMinor,
      currency: stake.currency,
      policy: settings.policy,
      oddsFormat: preferences.oddsFormat,
      selections: priced.map(({ outcomeId, odds }, index) => {
        const { blockId, isBanker } = ticket.selections[index] ?? {};
        return { outcomeId, odds, ...(isBanker === true ? { isBanker } : {}), ...(blockId === undefined ? {} : { blockId }) };
      }),
      ...(settings.choices.isExactOdds ? { isExactOdds: true } : {}),
      ...(settings.choices.isDroppedOnScoreChange ? { isDroppedOnScoreChange: true } : {}),
      ...(ticket.systemSize === undefined ? {} : { systemSize: ticket.systemSize }),
      ...(ticket.blockStakes === undefined ? {} : { blockStakes: ticket.blockStakes }),
      ...(ticket.antiOdds === undefined ? {} : { antiOdds: ticket.antiOdds }),
      ...(terms.isBonusBet === true ? { isBonusBet: true } : {}),
      ...(isVipNeeded ? { isVipBet: true } : {}),
      ...(promo === undefined ? {} : { promoCode: promo.code }),
      ...(terms.advanceMinor === undefined || terms.advanceMinor === 0 ? {} : { advanceMinor: terms.advanceMinor }),
      ...(type === 'singles' ? { selectionStakes: Object.fromEntries(priced.map(({ outcomeId }, index) => [outcomeId, ticket.selections[index]?.stakeMinor ?? 0])) } : {}),
    };
  }

  removeBlocked(): void {
    for (const row of this.blockedRows) this.#parts.selections.remove(row.draft.outcomeId);
  }

  removeChanged(): void {
    for (const row of this.changedRows) this.#parts.selections.remove(row.draft.outcomeId);
  }

  /** Keys of the amounts that are staked each for itself: outcome ids or ids of blocks. */
  private get stakeKeys(): readonly number[] {
    return this.type === 'singles' ? this.outcomeIds : this.blocks.filter(isStaked).map((block) => block.id);
  }

  private get ownStakes(): CompositionStore['blockStakes'] {
    const { composition } = this.#parts;
    return this.type === 'singles' ? composition.selectionStakes : composition.blockStakes;
  }

  private isLimited(types: readonly CouponTypeId[] | undefined): boolean {
    return types === undefined || types.includes(couponTypeId(this.type));
  }

  private ownText(key: number): string | undefined {
    return this.ownStakes.text(key);
  }

  private isMaxBlock(blockId: number): boolean {
    return this.type === 'conditional' && this.blocks.find((block) => block.id === blockId)?.stake === 'max';
  }

  private blockStake(blockId: number, isFirst: boolean): BlockStake | undefined {
    const { composition, stake } = this.#parts;
    // The account of the coupon is empty before the first block.
    if (this.type === 'conditional' && !isFirst && composition.maxBlocks.has(blockId)) return 'max';
    return composition.blockStakes.text(blockId) === undefined ? stake.minor : composition.blockStakes.minor(blockId);
  }

  private deriveRow(outcomeId: number): CouponRow | undefined {
    const { selections, live, settings } = this.#parts;
    const draft = selections.drafts.find((each) => each.outcomeId === outcomeId);
    if (draft === undefined) return undefined;
    const current = live.byId.get(outcomeId);
    const odds = current?.odds ?? draft.odds;
    const fact = this.facts.find((each) => each.outcomeId === outcomeId);
    return {
      draft,
      live: current,
      odds,
      block: fact === undefined ? undefined : findBlock(fact, this.companions(fact)),
      needsAcceptance: decideOdds(draft.odds, odds, settings.policy) === 'confirm',
    };
  }

  /** Selections that stand in one bet with this one, itself included. */
  private companions(fact: BlockFacts): readonly BlockFacts[] {
    const { type, systemSize } = this;
    const { composition } = this.#parts;
    const shape = { type, ...(systemSize === undefined ? {} : { systemSize }), ...(this.hasBlocks && this.hasOwnStakes ? { blockStakes: {} } : {}) };
    const blockId = composition.blockOf(fact.outcomeId);
    return this.facts.filter((other) => other === fact || meetInBet(shape, { blockId }, { blockId: composition.blockOf(other.outcomeId) }));
  }

  private factsOf(draft: SelectionDraft): BlockFacts {
    const { live } = this.#parts;
    const current = live.byId.get(draft.outcomeId);
    return {
      outcomeId: draft.outcomeId,
      eventId: draft.eventId,
      isSuspended: current?.isSuspended ?? false,
      isFinished: current?.isFinished ?? false,
      isGone: live.gone.has(draft.outcomeId),
      isExcludedFromAccumulator: current?.isExcludedFromAccumulator ?? false,
      isSplitLine: current?.isSplitLine ?? false,
    };
  }
}

function isStaked(block: CouponBlock): boolean {
  return block.outcomeIds.length > 0;
}
