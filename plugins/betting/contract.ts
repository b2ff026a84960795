import { createCommandToken, createSlot, createToken } from '#core';
import type { CouponTexts } from './preferences/CouponTexts.ts';
import type { Betting } from './service/Betting.ts';
import type { MediaStore } from './media/MediaStore.ts';

/**
 * The stores behind every odds button and event row. Other plugins do not use it themselves: they
 * show what `ui.ts` gives, inside a page or slot of their own.
 */
export const bettingToken = createToken<Betting>('betting.stores', 1);

/** What the person watches and where. Made when the first stream is offered. */
export const mediaToken = createToken<MediaStore>('betting.media', 1);

export type { SportEvent, Competition, Competitor, Market, Outcome } from './feed/SportEvent.ts';
/** A match that is over, as results tell it. */
export type { PlayedEvent } from './statistics/statistics.ts';
/**
 * What the person has chosen for the page, by the names and texts with which the account keeps it.
 * The one model of these choices: popovers, panels and settings all change the same.
 */
export interface NamedChoices {
  /** Observable; undefined for a name that is not known here. */
  readonly read: (name: string) => string | undefined;
  /** Acts at once and is kept in the account; false for what cannot be chosen. */
  readonly write: (name: string, text: string) => boolean;
}

/** Loads the editor of starred teams, as a part of a page: give it to `LazyPart`, later texts. */
export const loadTeamsEditor = async () =>
  (await import('./favourites/TeamsEditor.tsx')).TeamsEditor;

/** Loads the way to these choices, for the services of the page. */
export const loadNamedChoices = async () =>
  (await import('./preferences/namedChoicesOf.ts')).namedChoicesOf;

export type { ListStore } from './lists/ListStore.ts';
/** Above everything on home. */
export const homeTopSlot = createSlot('home.top', { loads: 'first-screen', page: 'home' });
/** The page of an event while it comes. */
export { eventSkeleton } from './event/eventSkeleton.ts';

/** The call for the sports. */
export const sportsEndpoint = 'betting.sports';
/** The call for the events of a list. */
export const eventsEndpoint = 'betting.games';
/** The call for one event with its markets. */
export const eventEndpoint = 'betting.game';
/** The switch of live betting. */
export const liveFeature = 'betting.live';

/** Results by day. Named here, as the next, because their plugins may be missing. */
export const resultsRoute = 'results.page';
/** An event of cyber sport. */
export const cyberEventRoute = 'cyber.event';
/** An event that is over. */
export const resultRoute = 'results.event';
/** The page with what is on now. */
export const homeRoute = 'betting.home';
/** Everything that can be bet on before it begins. */
export const lineRoute = 'betting.line';
/** An event with its markets. */
export const eventRoute = 'betting.event';

export {
  selectionTakerToken,
  type SelectionDraft,
  type SelectionTaker,
  type ToggleResult,
} from './prices/SelectionTaker.ts';

/** Shows the coupon (on a phone its sheet) with this tab; `isFocused` focuses the stake. */
export const openCouponCommand = createCommandToken<{
  readonly tab?: 'coupon' | 'bets';
  readonly isFocused?: boolean;
}>('coupon.open');

export type { CouponTextName, CouponTexts } from './preferences/CouponTexts.ts';
/** Choices of the coupon that the account keeps; absent on a site without a coupon. */
export const couponTextsToken = createToken<CouponTexts>('betting.coupon-texts', 1);
