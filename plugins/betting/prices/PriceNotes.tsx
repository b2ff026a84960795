import { PausedNote } from './PausedNote.tsx';
import { StaleNote } from './StaleNote.tsx';

/** Notes of a page that its prices are stale or paused. */
export function PriceNotes() {
  return (
    <>
      <StaleNote />
      <PausedNote />
    </>
  );
}
