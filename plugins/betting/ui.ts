/** What other plugins may show: prices, events and lists of them. The stores behind are made when the first of them is shown. */
export { OddsButton, type OddsButtonProps, type OddsEvent } from './components/OddsButton.tsx';
export { EventRow, type EventRowProps } from './components/EventRow.tsx';
/** A list of events under a title, with its options and with what there is to say while it is on its way, empty or broken. */
export { SelectedEvents, type SelectedEventsProps } from './components/selection/SelectedEvents.tsx';
/** What has to be said of all prices of a page: that they are old, or held. Stands once on a page. */
export { PriceNotes } from './components/PriceNotes.tsx';
/** Heading of a part of a page, with the way to all of it. */
export { SectionHead } from './components/SectionHead.tsx';
/** The stores of betting, for an observer. */
export { useBetting } from './components/useBetting.ts';
/** Keeps a store reading and watching while the component is on the page. */
export { useOpen } from './components/useOpen.ts';
/** Whether the operator lets people bet on what is being played. Call it inside an observer. */
export { useIsLiveOpen } from './components/useIsLiveOpen.ts';
/** `12` of `12-some-name`; undefined when there is no such parameter. */
export { idOfParameter } from './components/eventTarget.ts';
/** The look of a tree in the start column: rows, counts, and the rail when the column is closed. */
export { treeStyles } from './components/treeStyles.ts';
/** The page of one event, by the parameter `game` of the address. */
export { EventPage } from './pages/EventPage.tsx';
