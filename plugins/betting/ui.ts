/** What other plugins may show: prices, events and lists of them. The stores behind are made when the first of them is shown. */
export { OddsButton, type OddsButtonProps } from './prices/OddsButton.tsx';
export type { OddsEvent } from './prices/OddsEvent.ts';
export { EventRow, type EventRowProps } from './lists/table/EventRow.tsx';
/** A list of events under a title, with its options and with what there is to say while it is on its way, empty or broken. */
export { SelectedEvents, type SelectedEventsProps } from './curated/SelectedEvents.tsx';
/** What has to be said of all prices of a page: that they are old, or held. Stands once on a page. */
export { PriceNotes } from './prices/PriceNotes.tsx';
/** Heading of a part of a page, with the way to all of it. */
export { SectionHead } from './lists/SectionHead.tsx';
/** The stores of betting, for an observer. */
export { useBetting } from './service/useBetting.ts';
/** The store of an event; open it to have the event read and followed. */
export { eventOf } from './event/eventOf.ts';
/** Whether the operator lets people bet on what is being played. Call it inside an observer. */
export { useIsLiveOpen } from './lists/live/useIsLiveOpen.ts';
/** Where the page of an event is, in cyber sport or in betting. */
export { routeToEvent } from './navigation/routeToEvent.ts';
/** Where a live match stands: its clock, or the name of its period. */
export { LiveMark } from './clock/LiveMark.tsx';
/** Attributes for what holds prices of a list: dimmed while they are not believed. Call it inside an observer. */
export { useStaleMark } from './prices/useStaleMark.ts';
/** Handlers that keep the rows of a list where they are while the pointer or the keyboard is in it. */
export { useListFreeze } from './lists/useListFreeze.ts';
/** The way to the rest of a long list. */
export { MoreEvents } from './lists/MoreEvents.tsx';
/** `12` of `12-some-name`; undefined when there is no such parameter. */
export { idOfParameter } from './navigation/routeToEvent.ts';
/** The page of one event, by the parameter `game` of the address. */
export { EventPage, type EventPageProps } from './event/EventPage.tsx';
/** The star of an event or a competition. */
export { FavouriteButton } from './favourites/FavouriteButton.tsx';
/** Score of a match that is played, with its parts. */
export { RowScore } from './lists/table/RowScore.tsx';
/** A match in short: parts, minutes of goals, statistics, timeline. For a row that was opened. */
export { MatchReportPart } from './event/match/MatchReportPart.tsx';
/** All that is known of a match, with scoreboard and heading. For a page of one match. */
export { EventReportPart } from './statistics/report/EventReportPart.tsx';
/** Where the result of a match is, on sites that have results. */
export { resultTarget } from './navigation/routeToEvent.ts';
/** What stands beside the score of a match that is over: its parts, overtime, kicks. */
export { playedParts } from './event/scoreboard/scoreboard.ts';
/** Whether the name of a side stands out in a row of a match that is over. */
export { standsOut } from './statistics/statistics.ts';
/** Name of an event as people say it. */
export { eventName } from './feed/SportEvent.ts';
/** The most live matches that one list carries at once. */
export { liveLimit } from './feed/EventQuery.ts';
/** Which matches the pages of cyber sport show: all, live or those to come. Kept with the choices about lists. */
export { useCyberMatches } from './lists/options/useCyberMatches.ts';
/** Caption of an outcome in a cell of its own, with its line: `1`, `O 2.5`, `2 +0.5`. */
export { cellCaption } from './lists/table/rowMarkets.ts';
/** A line as people write it; with a sign for handicaps. */
export { lineText } from './prices/lineText.ts';
/** What the odds buttons of an event share, the same object while its values are. */
export { useOddsEvent } from './prices/useOddsEvent.ts';
/** What the wire says of a match that is over, for plugins whose calls answer such matches; here and not in the contract, which every page loads. */
export { playedFromWire } from './statistics/statisticsFromWire.ts';
