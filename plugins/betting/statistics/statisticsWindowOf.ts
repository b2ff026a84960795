import { ownedFlag } from '../service/ownedFlag.ts';

/** Whether statistics open in a window of their own (isDisplayStatsInNewWindow). */
export const statisticsWindowOf = ownedFlag('betting/statistics-window', true);
