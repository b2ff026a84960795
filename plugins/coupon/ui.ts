/** Placed bet of a list: a line that expands, or a card. */
export { BetRow } from './bet/BetRow.tsx';
/** Stake, and what of it is left in play. */
export { BetStake } from './bet/BetStake.tsx';
/** Selections of a placed bet on its own page. */
export { BetSelections } from './bet/BetSelections.tsx';
/** Badge with the status of a bet or selection, in word and colour. */
export { StatusBadge } from './bet/StatusBadge.tsx';
/** Texts of a placed bet, from the contract's `betTexts`. For observers. */
export { useBetText } from './bet/useBetText.ts';
