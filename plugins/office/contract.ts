import { createSlot, createToken, type SlotToken } from '#core';
import type { HistoryStore } from './history/HistoryStore.ts';
import type { OfficeMenuStore } from './menu/OfficeMenuStore.ts';
import type { PersonalStore } from './personal/PersonalStore.ts';

/** Told once on a phone: a bonus came with the proof of identity. */
export const identificationBonusRoute = 'office.identification-bonus';

/** Bonuses that are being wagered; a site may be without. */
export const wagerRoute = 'bonuses.wager';

/** The bet history; filter and page survive navigation. For this plugin's pages. */
export const historyToken = createToken<HistoryStore>('office.history', 1);
/** The area's menu as the platform orders it. For this plugin's menu. */
export const officeMenuToken = createToken<OfficeMenuStore>('office.menu', 1);

/** What the person says of themself; what was typed survives navigation. For this plugin's page. */
export const personalToken = createToken<PersonalStore>('office.personal', 1);
/** On the account page above the figures: how well the account is protected. */
export const accountProtectionSlot = createSlot('office.protection');
/** On the account page below the newest bets: the last payments. */
export const accountPaymentsSlot = createSlot('office.payments');
/** On the account page below the figures of the week: what was paid in, and of which limit. */
export const accountDepositsSlot = createSlot('office.deposits');
/** Rows of bets while they come. */
export { historySkeleton } from './history/historySkeleton.ts';

/**
 * Beside a row of the area's menu, by the id of the item: a number of what is new. The component
 * draws nothing where there is nothing.
 */
export const officeMenuMark = (itemId: string): SlotToken => createSlot(`office.mark.${itemId}`);
