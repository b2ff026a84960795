import {
  createCommandToken,
  createEventToken,
  createModalToken,
  createToken,
  type Dispose,
} from '#core';
export type { BlockStake, Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import type { CouponUiStore } from './frame/CouponUiStore.ts';
import type { CouponStores } from './setup/CouponStores.ts';

/** An outcome as the page that offers it knows it: enough to show the coupon row before the feed has answered. */
export interface SelectionDraft {
  readonly outcomeId: number;
  readonly eventId: number;
  /** Integer thousandths that the person saw when pressing. */
  readonly odds: number;
  readonly isLive: boolean;
  /** Texts in the language of the page. */
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  /** Icon of the sport as in the sport tree. */
  readonly sportIcon?: string;
}

/** Result of a press on an odds button. `full`: 50 selections are in; `locked`: a bet is on its way. */
export type ToggleResult = 'added' | 'removed' | 'full' | 'locked';

/**
 * Which outcomes are in the coupon: light, loaded early, the same in all tabs and after a reload.
 * Read it inside an observer: `has` re-renders only those who asked for that outcome. Prices, stake
 * and placing are the coupon's own.
 */
export interface CouponSelections {
  /** Observable per outcome. */
  readonly has: (outcomeId: number) => boolean;
  /** Observable. */
  readonly count: number;
  /** Observable; in the order of adding. */
  readonly drafts: readonly SelectionDraft[];
  /** Observable: true while a placed coupon awaits its answer; changes are refused meanwhile. */
  readonly isLocked: boolean;
  /** Adds the outcome, or takes it out when it is in; keeps of it what a draft has. Other outcomes of the same market stay. */
  readonly toggle: (draft: SelectionDraft) => ToggleResult;
  /** A press on odds: one-click betting or the quick coupon handles it while it is on, else it toggles. For odds buttons alone. */
  readonly press: (draft: SelectionDraft) => void;
  /** Observable: what a press does just now besides adding, said after the name of each odds button; empty as a rule. */
  readonly pressHint: string;
  readonly remove: (outcomeId: number) => void;
  readonly clear: () => void;
  /** For the coupon itself: the person has seen and accepted these odds (thousandths by outcome id). */
  readonly acceptOdds: (odds: ReadonlyMap<number, number>) => void;
  /** For the coupon itself: refuses changes until called with false. */
  readonly setLocked: (isLocked: boolean) => void;
  /** For the coupon itself: is given each press, the newest first; true means that it was handled. */
  readonly addPressHandler: (handle: (draft: SelectionDraft) => boolean) => Dispose;
  readonly setPressHint: (hint: string) => void;
}

/** The light service behind every odds button. */
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

/** Shows the coupon (on a phone its sheet), with this tab in front; `isFocused` puts the focus into the stake. */
export const openCouponCommand = createCommandToken<{
  readonly tab?: 'coupon' | 'bets';
  readonly isFocused?: boolean;
}>('coupon.open');

/** Takes everything out of the coupon; nothing happens while a bet is on its way. */
export const clearCouponCommand = createCommandToken<Record<string, never>>('coupon.clear');

/** A bet that is composed once more. */
export interface RepeatedBet {
  readonly type: CouponType;
  readonly systemSize?: number | undefined;
  /** Those that can still be bet on. */
  readonly selections: readonly (SelectionDraft & SelectionRole)[];
}

/** Puts the selections of a bet into the coupon and shows it; false while a bet is on its way. Stakes are not taken over. */
export const repeatBetCommand = createCommandToken<RepeatedBet, boolean>('coupon.repeat');

/** Tab and sheet. Only the coupon's own components use it; others run `openCouponCommand`. */
export const couponViewToken = createToken<CouponUiStore>('coupon.view', 1);

/** The stores of the coupon's features, which come with the first selection. Only for the coupon's own components. */
export const couponStoresToken = createToken<CouponStores>('coupon.stores', 1);

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

/** The dictionaries of what `ui.ts` draws: a route or part that shows a bet names them in its `texts`. */
export const betTexts = ['coupon.bets', 'coupon.kinds'];

/** A bet as a sheet of paper. */
export const printRoute = 'coupon.print';

/** Home, to which a coupon of a shared code leads. This page and those below are named here, because their plugins may be missing. */
export const homeRoute = 'betting.home';
/** What can be bet on. */
export const lineRoute = 'betting.line';
/** An event that a selection is of. */
export const eventRoute = 'betting.event';
/** An event that is over. */
export const resultRoute = 'results.event';
/** Limits that the person has set. */
export const limitsRoute = 'office.responsible';
/** The form for a question to the support, where its plugin is installed. */
export const questionModal = createModalToken<{ readonly topic?: 'payments' | 'bets' }>(
  'support.question',
);

/** The call for the bets of the person, page by page. */
export const betsEndpoint = 'coupon.placedBets';
/** The call for one bet. */
export const betEndpoint = 'coupon.placedBet';
