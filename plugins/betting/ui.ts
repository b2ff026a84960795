/**
 * Components and functions for other plugins. Loads with the first view that uses it, unlike the
 * contract.
 */
export { PickedOutcome } from './proposals/PickedOutcome.tsx';
export { OddsButton, type OddsButtonProps } from './prices/OddsButton.tsx';
export type { OddsEvent } from './prices/OddsEvent.ts';
export { EventRow, type EventRowProps } from './lists/table/EventRow.tsx';
export { SelectedEvents, type SelectedEventsProps } from './curated/SelectedEvents.tsx';
export { PriceNotes } from './prices/PriceNotes.tsx';
export { SectionHead } from './lists/SectionHead.tsx';
export { useBetting } from './service/useBetting.ts';
export { eventOf } from './event/eventOf.ts';
export { useIsLiveOpen } from './lists/live/useIsLiveOpen.ts';
export { routeToEvent } from './navigation/routeToEvent.ts';
export { LiveMark } from './clock/LiveMark.tsx';
export { useStaleMark } from './prices/useStaleMark.ts';
export { useListFreeze } from './lists/useListFreeze.ts';
export { MoreEvents } from './lists/MoreEvents.tsx';
export { idOfParameter } from './navigation/routeToEvent.ts';
export { EventPage, type EventPageProps } from './event/EventPage.tsx';
export { FavouriteButton } from './favourites/FavouriteButton.tsx';
export { RowScore } from './lists/table/RowScore.tsx';
export { MatchReportPart } from './event/match/MatchReportPart.tsx';
export { EventReportPart } from './statistics/report/EventReportPart.tsx';
export { resultTarget } from './navigation/routeToEvent.ts';
export { ScorePair } from './event/scoreboard/ScorePair.tsx';
export { playedParts } from './event/scoreboard/scoreboard.ts';
export { isEmphasised } from './statistics/statistics.ts';
export { eventName } from './feed/SportEvent.ts';
export { liveLimit } from './feed/EventQuery.ts';
export { useCyberMatches } from './lists/options/useCyberMatches.ts';
export { cellCaption } from './lists/table/rowMarkets.ts';
export { lineText } from './prices/lineText.ts';
export { useOddsEvent } from './prices/useOddsEvent.ts';
export { playedFromWire } from './statistics/statisticsFromWire.ts';
export { oddsFormatKeys } from './preferences/oddsFormatKeys.ts';
