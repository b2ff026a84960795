import { createToken } from '#core';
import type { HistoryStore } from './history/HistoryStore.ts';

/** The bet history of the personal area: one for the whole visit, so that filter and page are there on the way back. For the office's own pages. */
export const historyToken = createToken<HistoryStore>('office.history', 1);
/** Rows of bets while they come. */
export { historySkeleton } from './history/historySkeleton.ts';
