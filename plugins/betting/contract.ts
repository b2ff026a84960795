import { createCommandToken, createSlot, createToken } from '#core';
import type { CouponTexts } from './preferences/CouponTexts.ts';
import type { Betting } from './service/Betting.ts';
import type { MediaStore } from './media/MediaStore.ts';

/**
 * Stores behind every odds button and event row. Other plugins use the components of `ui.ts`
 * instead, inside a page or slot of their own.
 */
export const bettingToken = createToken<Betting>('betting.stores', 1);

/** The media that the person watches, and where. Created when the first stream is offered. */
export const mediaToken = createToken<MediaStore>('betting.media', 1);

export type { SportEvent, Competition, Competitor, Market, Outcome } from './feed/SportEvent.ts';
/** A finished match, as used by the results. */
export type { PlayedEvent } from './statistics/statistics.ts';
/**
 * The person's choices for the page, by the names and texts of the account. The only model of these
 * choices: popovers, panels and settings all change it.
 */
export interface NamedChoices {
  /** Observable; undefined for a name that is not known here. */
  readonly read: (name: string) => string | undefined;
  /**
   * Takes effect at once and is saved in the account; returns false for an invalid name or text.
   */
  readonly write: (name: string, text: string) => boolean;
}

/** Loads the editor of starred teams, for a `LazyPart` with later texts. */
export const loadTeamsEditor = async () =>
  (await import('./favourites/TeamsEditor.tsx')).TeamsEditor;

/** Loads the function that gives access to these choices from the services of the page. */
export const loadNamedChoices = async () =>
  (await import('./preferences/namedChoicesOf.ts')).namedChoicesOf;

export type { ListStore } from './lists/ListStore.ts';
/** Slot above all content of home. */
export const homeTopSlot = createSlot('home.top', { loads: 'first-screen', page: 'home' });
/** Skeleton of the page of an event. */
export { eventSkeleton } from './event/eventSkeleton.ts';

/** Id of the endpoint of the sports. */
export const sportsEndpoint = 'betting.sports';
/** Id of the endpoint of the events of a list. */
export const eventsEndpoint = 'betting.games';
/** Id of the endpoint of one event with its markets. */
export const eventEndpoint = 'betting.game';
/** Feature switch of live betting. */
export const liveFeature = 'betting.live';

/**
 * Route of the results of a day. Declared here, like the next one, because its plugin may be
 * missing.
 */
export const resultsRoute = 'results.page';
/** Route of an event of cyber sport. */
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
