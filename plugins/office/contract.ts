import { createSlot, createToken, type SlotToken } from '#core';
import type { HistoryStore } from './history/HistoryStore.ts';
import type { OfficeMenuStore } from './menu/OfficeMenuStore.ts';
import type { PersonalStore } from './personal/PersonalStore.ts';

/** Page of balances and recent bets. */
export const accountRoute = 'office.account';

/** Page of name, address and documents. */
export const personalDataRoute = 'office.personal-data';

/** Page that asks for the data that a short registration left out, one group at a time. */
export const completionRoute = 'office.completion';

/** Page of the subscriptions to offers. */
export const mailingRoute = 'office.mailing';

/** Page of the preferences for the site. */
export const settingsRoute = 'office.settings';

/** Page of the bet history. */
export const historyRoute = 'office.history';

/** Page of one bet; the parameter `bet` is its number. */
export const betRoute = 'office.bet';

/** Page shown once on a phone: identity verification granted a bonus. */
export const identificationBonusRoute = 'office.identification-bonus';

/** Page of the bonuses being wagered; a site may be without it. */
export const wagerRoute = 'bonuses.wager';

/** Store of the bet history; filter and page survive navigation. For this plugin's pages. */
export const historyToken = createToken<HistoryStore>('office.history', 1);
/** Menu of the area in the platform's order. For this plugin's menu. */
export const officeMenuToken = createToken<OfficeMenuStore>('office.menu', 1);

/** Personal data; typed text survives navigation. For this plugin's page. */
export const personalToken = createToken<PersonalStore>('office.personal', 1);
/** Account page, above the figures: protection of the account. */
export const accountProtectionSlot = createSlot('office.protection');
/** Account page, below the newest bets: recent payments. */
export const accountPaymentsSlot = createSlot('office.payments');
/** Account page, below the figures of the week: deposits and their limit. */
export const accountDepositsSlot = createSlot('office.deposits');
/** Skeleton of the bet list. */
export { historySkeleton } from './history/historySkeleton.ts';

/**
 * Slot beside a row of the area's menu, by the id of the item: a count of news. The component
 * renders nothing at 0.
 */
export const officeMenuMark = (itemId: string): SlotToken => createSlot(`office.mark.${itemId}`);
