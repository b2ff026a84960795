import { SessionTime } from './SessionTime.tsx';

/** The clock of the gaming session in the phone menu. */
export function SessionTimeRow() {
  return <SessionTime isRow />;
}
