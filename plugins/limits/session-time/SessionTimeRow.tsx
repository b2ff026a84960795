import { SessionTime } from './SessionTime.tsx';

/** The clock of the gaming session in the menu of a phone. */
export function SessionTimeRow() {
  return <SessionTime isRow />;
}
