import { PausedNote } from './PausedNote.tsx';
import { StaleNote } from './StaleNote.tsx';

/** Says once on a page that its prices are old, or paused. */
export function PriceNotes() {
  return (
    <>
      <StaleNote />
      <PausedNote />
    </>
  );
}
