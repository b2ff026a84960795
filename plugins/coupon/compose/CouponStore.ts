import { computedStruct, makeAutoObservable } from 'mobx';
import type { CouponSelections } from '../contract.ts';
import type { ComposedCoupon } from '#domain/ticket/ComposedCoupon.ts';
import { selectionCounts } from '#domain/ticket/conflicts/selectionCounts.ts';
import { countBets } from '#domain/ticket/countBets.ts';
import { isPlain, defaultType, type CouponType } from '#domain/ticket/CouponType.ts';
import {
  blockSystemOptions,
  systemOptions,
  type SystemOption,
} from '#domain/ticket/systemOptions.ts';
import type { BlockStake, Ticket } from '#domain/ticket/Ticket.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import type { CompositionStore } from './CompositionStore.ts';
import type { LiveSelectionsStore } from '../selections/LiveSelectionsStore.ts';
import type { OwnStakesStore } from '../stake/OwnStakesStore.ts';
import type { StakeStore } from '../stake/StakeStore.ts';

export interface CouponDependencies {
  readonly selections: CouponSelections;
  readonly live: LiveSelectionsStore;
  readonly stake: StakeStore;
  readonly composition: CompositionStore;
}

/** A group of selections of a multi or conditional coupon as the person sees it. */
export interface CouponBlock {
  /** Id in the composition; 0 is the lobby. */
  readonly id: number;
  /** Position from 1; 0 for the lobby. Only blocks with selections are sent. */
  readonly number: number;
  readonly outcomeIds: readonly number[];
  readonly stake: BlockStake | undefined;
}

/**
 * Derived from selections, choices and stake: kind, blocks, number of bets, total. Independent of
 * what the platform offers; `TicketStore` adds the prices. No state.
 */
export class CouponStore {
  readonly #dependencies: CouponDependencies;

  constructor(dependencies: CouponDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(
      this,
      { outcomeIds: computedStruct, blocks: computedStruct, bankers: computedStruct },
      { autoBind: true },
    );
  }

  /** Chosen kind while the number of selections allows it, else the default. */
  get type(): CouponType {
    const { composition, selections } = this.#dependencies;
    const { chosenType } = composition;
    const { least, most } = selectionCounts[chosenType ?? defaultType(selections.count)];
    return chosenType !== undefined && selections.count >= least && selections.count <= most
      ? chosenType
      : defaultType(selections.count);
  }

  /** In the person's order. */
  get outcomeIds(): readonly number[] {
    return this.#dependencies.composition.outcomeIds;
  }

  /** Whether the coupon is one bet with total odds. */
  get hasTotalOdds(): boolean {
    return isPlain(this.type);
  }

  /** Marked bankers of a system, without disabled ones, while three other selections are left. */
  get bankers(): ReadonlySet<number> {
    if (this.type !== 'system') return new Set();
    const marked = this.outcomeIds.filter(
      (id) =>
        this.#dependencies.composition.bankers.has(id) &&
        this.#dependencies.live.byId.get(id)?.isBankerDisabled !== true,
    );
    return new Set(marked.slice(0, this.mostBankers));
  }

  get mostBankers(): number {
    return Math.max(0, this.outcomeIds.length - selectionCounts.system.least);
  }

  /** Sizes that a system, or a multi coupon over combinations, can have. */
  get sizes(): readonly SystemOption[] {
    if (this.type === 'multi')
      return blockSystemOptions(this.blocks.filter(isStaked).length, this.lobby.length);
    return this.type === 'system'
      ? systemOptions(this.outcomeIds.map((id) => ({ isBanker: this.bankers.has(id) })))
      : [];
  }

  /** Chosen size, limited to the largest possible; undefined where there is none. */
  get systemSize(): number | undefined {
    const { blockSize, systemSize } = this.#dependencies.composition;
    const wanted = this.type === 'multi' ? blockSize : systemSize;
    const largest = this.sizes.at(-1)?.value;
    return wanted === undefined || largest === undefined ? undefined : Math.min(wanted, largest);
  }

  get hasBlocks(): boolean {
    return this.type === 'multi' || this.type === 'conditional';
  }

  /** Blocks in order, empty ones included. */
  get blocks(): readonly CouponBlock[] {
    const { composition } = this.#dependencies;
    let number = 0;
    return composition.blockIds.map((id, index) => {
      const outcomeIds = this.outcomeIds.filter(
        (outcomeId) => composition.blockOf(outcomeId) === id,
      );
      if (outcomeIds.length > 0) number += 1;
      return {
        id,
        number: outcomeIds.length > 0 ? number : index + 1,
        outcomeIds,
        stake: this.blockStake(id, number === 1),
      };
    });
  }

  /** Selections of a multi coupon that are in every combination. */
  get lobby(): readonly number[] {
    return this.type === 'multi'
      ? this.outcomeIds.filter(
          (outcomeId) => this.#dependencies.composition.blockOf(outcomeId) === 0,
        )
      : [];
  }

  /** Whether each selection or block has its own stake. */
  get hasOwnStakes(): boolean {
    return (
      this.type === 'singles' ||
      this.type === 'conditional' ||
      (this.type === 'multi' && this.systemSize === undefined)
    );
  }

  /** Everything that determines which selections are in one bet. */
  get shape(): Pick<Ticket, 'type' | 'systemSize' | 'blockStakes'> {
    const { type, systemSize } = this;
    return {
      type,
      ...(systemSize === undefined ? {} : { systemSize }),
      ...(this.hasBlocks && this.hasOwnStakes ? { blockStakes: {} } : {}),
    };
  }

  /** Whether the typed amount is per bet and multiplied by the number of bets. */
  get isPerBet(): boolean {
    return (
      (this.type === 'lucky' || this.type === 'patent') && this.#dependencies.composition.isPerBet
    );
  }

  /** How often the field's amount counts in the total while no own stake is typed. */
  get fieldCount(): number {
    if (this.isPerBet) return this.betCount;
    return this.hasOwnStakes ? Math.max(1, this.ownKeysInTotal.length) : 1;
  }

  /** Meaning of the field's amount. */
  get fieldMeaning(): 'total' | 'bet' | 'each' {
    if (this.hasOwnStakes) return 'each';
    return this.isPerBet || this.type === 'chain' ? 'bet' : 'total';
  }

  /**
   * Ticket for the arithmetic at the odds at which the selections were added; for everything that
   * does not depend on prices.
   */
  get takenTicket(): Ticket {
    const { type, blocks, systemSize } = this;
    const numbers = new Map(
      blocks.flatMap((block) => block.outcomeIds.map((id) => [id, block.number])),
    );
    const { selections, stake } = this.#dependencies;
    const taken = new Map(selections.drafts.map(({ outcomeId, odds }) => [outcomeId, odds]));
    const ticket: Ticket = {
      type,
      stakeMinor: stake.minor ?? 0,
      selections: this.outcomeIds.map((outcomeId) => ({
        odds: taken.get(outcomeId) ?? 0,
        settlement: 'unsettled',
        ...(this.bankers.has(outcomeId) ? { isBanker: true } : {}),
        ...(this.hasBlocks ? { blockId: numbers.get(outcomeId) ?? 0 } : {}),
        ...(type === 'singles' ? { stakeMinor: this.singleStakeMinor(outcomeId) } : {}),
      })),
      ...(systemSize === undefined ? {} : { systemSize }),
      ...(this.hasBlocks && this.hasOwnStakes
        ? {
            blockStakes: Object.fromEntries(
              blocks.filter(isStaked).map((block) => [block.number, block.stake ?? 0]),
            ),
          }
        : {}),
    };
    return this.isPerBet
      ? { ...ticket, stakeMinor: ticket.stakeMinor * countBets(ticket) }
      : ticket;
  }

  /** Number of bets that are settled by themselves. */
  get betCount(): number {
    return countBets(this.takenTicket);
  }

  /** Minor units that the person pays. */
  get totalStakeMinor(): number {
    return totalStake(this.takenTicket);
  }

  get currency(): string {
    return this.#dependencies.stake.currency;
  }

  /** Stake of one of many singles in minor units: its own, else the common one; 0 if invalid. */
  singleStakeMinor(outcomeId: number): number {
    const { composition, stake } = this.#dependencies;
    return (
      (composition.selectionStakes.text(outcomeId) === undefined
        ? stake.minor
        : composition.selectionStakes.minor(outcomeId)) ?? 0
    );
  }

  /** Coupon as saved under a code, without stakes. */
  get coded(): ComposedCoupon {
    const { type } = this;
    const { bankers, blockOf, blockSize, outcomeIds, systemSize } = this.#dependencies.composition;
    return {
      type,
      systemSize: type === 'system' ? systemSize : type === 'multi' ? blockSize : undefined,
      selections: outcomeIds.map((outcomeId) => ({
        outcomeId,
        isBanker: type === 'system' && bankers.has(outcomeId),
        blockId: this.hasBlocks ? blockOf(outcomeId) : undefined,
      })),
    };
  }

  /** Keys of the own stakes: outcome ids or ids of blocks. */
  get stakeKeys(): readonly number[] {
    return this.type === 'singles'
      ? this.outcomeIds
      : this.blocks.filter(isStaked).map((block) => block.id);
  }

  /** The own stakes, by those keys. */
  get ownStakes(): OwnStakesStore {
    const { composition } = this.#dependencies;
    return this.type === 'singles' ? composition.selectionStakes : composition.blockStakes;
  }

  /** Keys of own stakes that the person pays; of a conditional coupon only the first. */
  private get ownKeysInTotal(): readonly number[] {
    return this.type === 'conditional' ? this.stakeKeys.slice(0, 1) : this.stakeKeys;
  }

  /**
   * How often the common amount counts in the total, and the sum of the own stakes (minor units).
   * Without own stakes the count is 1.
   */
  get commonShare(): { readonly count: number; readonly fixedMinor: number } {
    if (!this.hasOwnStakes) return { count: 1, fixedMinor: 0 };
    const count = this.ownKeysInTotal.filter(
      (key) => this.ownStakes.text(key) === undefined,
    ).length;
    const commonMinor = this.#dependencies.stake.minor ?? 0;
    return { count, fixedMinor: this.totalStakeMinor - count * commonMinor };
  }

  /** Resets the own stakes in the total to the common one. */
  dropOwnStakes(): void {
    if (!this.hasOwnStakes) return;
    for (const key of this.ownKeysInTotal) this.ownStakes.remove(key);
  }

  /** Stake of a block or single in minor units; 0 while unknown or "max". */
  ownStakeMinor(key: number): number {
    if (this.type === 'singles') return this.singleStakeMinor(key);
    const stake = this.blocks.find((block) => block.id === key)?.stake;
    return stake === undefined || stake === 'max' ? 0 : stake;
  }

  /** Whether a block of a conditional coupon stakes all that the coupon's account holds. */
  isMaxBlock(blockId: number): boolean {
    return (
      this.type === 'conditional' &&
      this.blocks.find((block) => block.id === blockId)?.stake === 'max'
    );
  }

  private blockStake(blockId: number, isFirst: boolean): BlockStake | undefined {
    const { composition, stake } = this.#dependencies;
    // The coupon's account is empty before the first block.
    if (this.type === 'conditional' && !isFirst && composition.maxBlocks.has(blockId)) return 'max';
    return composition.blockStakes.text(blockId) === undefined
      ? stake.minor
      : composition.blockStakes.minor(blockId);
  }
}

function isStaked(block: CouponBlock): boolean {
  return block.outcomeIds.length > 0;
}
