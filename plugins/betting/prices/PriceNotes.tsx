import { PausedNote } from './PausedNote.tsx';
import { StaleNote } from './StaleNote.tsx';

/** What has to be said of all prices of a page. */
export function PriceNotes() {
  return (
    <>
      <StaleNote />
      <PausedNote />
    </>
  );
}
