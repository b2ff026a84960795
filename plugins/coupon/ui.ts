/** One placed bet of a list: a line that unfolds, or a card. */
export { BetRow } from './bet/BetRow.tsx';
/** Selections of a placed bet, where the bet itself is the page. */
export { BetSelections } from './bet/BetSelections.tsx';
/** What came of a bet or a selection, in its word and colour. */
export { StatusBadge } from './bet/StatusBadge.tsx';
/** Texts of a placed bet. Call it inside an observer. All of this speaks the dictionaries `betTexts` of the contract. */
export { useBetText } from './bet/useBetText.ts';
