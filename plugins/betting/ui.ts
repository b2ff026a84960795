/** What other plugins may show: one price, one event. Their stores are made when the first of them is shown. */
export { OddsButton, type OddsButtonProps, type OddsEvent } from './components/OddsButton.tsx';
export { EventRow, type EventRowProps } from './components/EventRow.tsx';
