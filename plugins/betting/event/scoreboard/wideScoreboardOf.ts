import { ownedFlag } from '../../service/ownedFlag.ts';

/** Whether the scoreboard shows parts and momentum, or the score alone. */
export const wideScoreboardOf = ownedFlag('betting/wide-scoreboard', true);
