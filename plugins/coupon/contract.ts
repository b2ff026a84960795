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
import type { SettingsStore } from './settings/SettingsStore.ts';
import type { CouponUiStore } from './frame/CouponUiStore.ts';

/** An outcome as its page knows it: enough for a coupon row before the feed answers. */
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
  /** The accumulator of the platform that it was taken from. */
  readonly expressId?: string;
  /** The page of a type (`betsonyour`, `cyber`) on which it was taken. */
  readonly pageType?: string;
}

/** Result of a press on odds. `full`: 50 selections; `locked`: a bet is being placed. */
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
  /** Adds or removes the outcome; other outcomes of the market stay. */
  readonly toggle: (draft: SelectionDraft) => ToggleResult;
  /** A press on odds: to one-click or the quick coupon if on, else toggles. For odds buttons. */
  readonly press: (draft: SelectionDraft) => void;
  /** Observable: a press's extra effect, announced after each odds button; usually empty. */
  readonly pressHint: string;
  readonly remove: (outcomeId: number) => void;
  readonly clear: () => void;
  /** For the coupon itself: the person accepted these odds (thousandths by outcome id). */
  readonly acceptOdds: (odds: ReadonlyMap<number, number>) => void;
  /** For the coupon itself: refuses changes until called with false. */
  readonly setLocked: (isLocked: boolean) => void;
  /** For the coupon itself: receives each press, newest first; true means handled. */
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

/** Shows the coupon (on a phone its sheet) with this tab; `isFocused` focuses the stake. */
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

/** Puts a bet's selections into the coupon, without stakes; false while one is being placed. */
export const repeatBetCommand = createCommandToken<RepeatedBet, boolean>('coupon.repeat');

/** Tab and sheet. Only the coupon's own components use it; others run `openCouponCommand`. */
export const couponViewToken = createToken<CouponUiStore>('coupon.view', 1);

/** Choices of the coupon. Others read and write them by `loadCouponAccountTexts` alone. */
export const couponSettingsToken = createToken<SettingsStore>('coupon.settings', 1);

/** Names under which the account keeps choices of the coupon. */
export { couponAccountNames, type CouponAccountName } from './settings/accountNames.ts';

/** What the account keeps of the coupon, as texts: call it with what is behind the token. */
export const loadCouponAccountTexts = async () =>
  (await import('./settings/accountTexts.ts')).couponAccountTexts;
export type { CouponAccountTexts } from './settings/accountTexts.ts';

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

/** Home, where a shared code leads. Named here because the plugins may be missing. */
export const homeRoute = 'betting.home';
/** What can be bet on. */
export const lineRoute = 'betting.line';
/** An event that a selection is of. */
export const eventRoute = 'betting.event';
/** An event that is over. */
export const resultRoute = 'results.event';
/** The form for a question to the support, where its plugin is installed. */
export const questionModal = createModalToken<{ readonly topic?: 'payments' | 'bets' }>(
  'support.question',
);

/** The call for the bets of the person, page by page. */
export const betsEndpoint = 'coupon.placedBets';
/** The call for one bet. */
export const betEndpoint = 'coupon.placedBet';
