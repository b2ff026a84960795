import { createToken } from '#core';
import type { HistoryStore } from './history/HistoryStore.ts';

/** The bet history; filter and page survive navigation. For this plugin's pages. */
export const historyToken = createToken<HistoryStore>('office.history', 1);
/** Rows of bets while they come. */
export { historySkeleton } from './history/historySkeleton.ts';
