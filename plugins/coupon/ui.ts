/** One placed bet of a list: a line that unfolds, or a card. */
export { BetRow } from './bet/BetRow.tsx';
/** What was staked, and what of it is left in play. */
export { BetStake } from './bet/BetStake.tsx';
/** Selections of a placed bet, where the bet itself is the page. */
export { BetSelections } from './bet/BetSelections.tsx';
/** Badge with the status of a bet or selection, in word and colour. */
export { StatusBadge } from './bet/StatusBadge.tsx';
/** Texts of a placed bet, from the contract's `betTexts`. For observers. */
export { useBetText } from './bet/useBetText.ts';
