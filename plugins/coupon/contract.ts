import { createCommandToken, createEventToken, createToken, type Dispose } from '#core';
export type { BlockStake, Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import type { SelectionDraft, SelectionTaker } from '../betting/contract.ts';
import type { SettingsStore } from './settings/SettingsStore.ts';
import type { CouponUiStore } from './frame/CouponUiStore.ts';

/**
 * Selections of the coupon: small, loaded early, the same in all tabs and after a reload.
 * Prices, stake and placing are services of their own.
 */
export interface CouponSelections extends SelectionTaker {
  /** Observable. */
  readonly count: number;
  readonly clear: () => void;
  /** Marks these odds (thousandths by outcome id) as accepted by the person. For the coupon. */
  readonly acceptOdds: (odds: ReadonlyMap<number, number>) => void;
  /** Refuses changes until called with false. For the coupon. */
  readonly setLocked: (isLocked: boolean) => void;
  /** Registers a handler of presses, newest first; true means handled. For the coupon. */
  readonly addPressHandler: (handle: (draft: SelectionDraft) => boolean) => Dispose;
  readonly setPressHint: (hint: string) => void;
}

/** Selections of the coupon. Other plugins have `selectionTakerToken` of betting. */
export const couponSelectionsToken = createToken<CouponSelections>('coupon.selections', 1);

/** A bet was accepted by the platform. */
export interface BetPlaced {
  readonly couponId: number;
  readonly accountId: number;
  readonly type: CouponType;
  /** Minor units and currency of the stake as accepted. */
  readonly stakeMinor: number;
  readonly currency: string;
  readonly selectionCount: number;
}

/** Emitted once for each accepted bet, in the tab that placed it. */
export const betPlacedEvent = createEventToken<BetPlaced>('coupon.bet-placed');

/** Empties the coupon; does nothing while a bet is pending. */
export const clearCouponCommand = createCommandToken<Record<string, never>>('coupon.clear');

/** Bet to be composed again. */
export interface RepeatedBet {
  readonly type: CouponType;
  readonly systemSize?: number | undefined;
  /** Selections that can still be bet on. */
  readonly selections: readonly (SelectionDraft & SelectionRole)[];
}

/** Puts a bet's selections into the coupon, without stakes; false while one is being placed. */
export const repeatBetCommand = createCommandToken<RepeatedBet, boolean>('coupon.repeat');

/** Tab and sheet. Only the coupon's own components use it; others run `openCouponCommand`. */
export const couponViewToken = createToken<CouponUiStore>('coupon.view', 1);

/** Choices of the coupon. For the coupon only. */
export const couponSettingsToken = createToken<SettingsStore>('coupon.settings', 1);

/**
 * Loads the results of many singles sent under one key, for `LazyPart` with `hasLaterTexts`. Only
 * for a bet that has a batch; calls the platform when shown.
 */
export const loadBatchResults = async () =>
  (await import('./singles/BatchResults.tsx')).BatchResults;

/**
 * Loads the explanation of a ticket's arithmetic, for `LazyPart` with `texts="arithmetic"`. Props:
 * ticket, names of its selections, currency, terms and the payout stated by the platform.
 */
export const loadTicketExplanation = async () =>
  (await import('./explain/TicketExplanation.tsx')).TicketExplanation;

/**
 * Loads the cash-out of an open bet, for `LazyPart` with `hasLaterTexts`. Props: id of the bet, and
 * whether the page already shows what was paid out for a part. Renders nothing without an offer.
 */
export const loadBetCashOut = async () => (await import('./cash-out/BetCashOut.tsx')).BetCashOut;

/** Dictionaries for `ui.ts`: name them in the `texts` of a route or part showing bets. */
export const betTexts = ['coupon.bets', 'coupon.kinds'];

/** Printable page of a bet. */
export const printRoute = 'coupon.print';

/** Endpoint of the person's bets, paginated. */
export const betsEndpoint = 'coupon.placedBets';
/** Endpoint of one bet. */
export const betEndpoint = 'coupon.placedBet';
