import { createSlot, createToken } from '#core';
import type { HistoryStore } from './history/HistoryStore.ts';
import type { OfficeMenuStore } from './menu/OfficeMenuStore.ts';
import type { PersonalStore } from './personal/PersonalStore.ts';

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
/** Rows of bets while they come. */
export { historySkeleton } from './history/historySkeleton.ts';
