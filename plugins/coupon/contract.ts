import { createCommandToken, createEventToken, createToken, type Dispose } from '#core';
export type { BlockStake, Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import type { SelectionDraft, SelectionTaker } from '../betting/contract.ts';
import type { SettingsStore } from './settings/SettingsStore.ts';
import type { CouponUiStore } from './frame/CouponUiStore.ts';

/**
 * Which outcomes are in the coupon: light, loaded early, the same in all tabs and after a reload.
 * Prices, stake and placing are services of their own.
 */
export interface CouponSelections extends SelectionTaker {
  /** Observable. */
  readonly count: number;
  readonly clear: () => void;
  /** For the coupon itself: the person accepted these odds (thousandths by outcome id). */
  readonly acceptOdds: (odds: ReadonlyMap<number, number>) => void;
  /** For the coupon itself: refuses changes until called with false. */
  readonly setLocked: (isLocked: boolean) => void;
  /** For the coupon itself: receives each press, newest first; true means handled. */
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

/** Takes everything out of the coupon; nothing happens while a bet is on its way. */
export const clearCouponCommand = createCommandToken<Record<string, never>>('coupon.clear');

/** A bet that is composed once more. */
export interface RepeatedBet {
  readonly type: CouponType;
  readonly systemSize?: number | undefined;
  /** Those that can still be bet on. */
  readonly selections: readonly (SelectionDraft & SelectionRole)[];
}

/** Puts a bet's selections into the coupon, without stakes; false while one is being placed. */
export const repeatBetCommand = createCommandToken<RepeatedBet, boolean>('coupon.repeat');

/** Tab and sheet. Only the coupon's own components use it; others run `openCouponCommand`. */
export const couponViewToken = createToken<CouponUiStore>('coupon.view', 1);

/** Choices of the coupon. For the coupon only. */
export const couponSettingsToken = createToken<SettingsStore>('coupon.settings', 1);

/** Route of the card of one bet (parameter `bet`), where a site has it. */
export const betRoute = 'office.bet';

/**
 * What became of many singles that were sent under one key, as a part of a page: give it to
 * `LazyPart` with `hasLaterTexts`. Only for a bet of which the platform says that it was one of
 * them; asks the platform when it is shown.
 */
export const loadBatchResults = async () =>
  (await import('./singles/BatchResults.tsx')).BatchResults;

/**
 * The arithmetic of a coupon of any kind in words and numbers, as a part of a page: give it to
 * `LazyPart` with `texts="arithmetic"`. Props: the ticket, the names of its selections, the
 * currency, the terms that it stands on, what the platform says it pays.
 */
export const loadTicketExplanation = async () =>
  (await import('./explain/TicketExplanation.tsx')).TicketExplanation;

/**
 * The cash-out of an open bet of the person, as a part of a page: give it to `LazyPart` with
 * `hasLaterTexts`. Props: the number of the bet, and whether what was paid out for a part of it
 * stands beside it. Shows nothing without an offer.
 */
export const loadBetCashOut = async () => (await import('./cash-out/BetCashOut.tsx')).BetCashOut;

/** Dictionaries for `ui.ts`: name them in the `texts` of a route or part showing bets. */
export const betTexts = ['coupon.bets', 'coupon.kinds'];

/** A bet as a sheet of paper. */
export const printRoute = 'coupon.print';

/** The call for the bets of the person, page by page. */
export const betsEndpoint = 'coupon.placedBets';
/** The call for one bet. */
export const betEndpoint = 'coupon.placedBet';
