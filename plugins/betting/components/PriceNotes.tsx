import { PausedNote } from './PausedNote.tsx';
import { StaleBanner } from './StaleBanner.tsx';

/** What has to be said of all prices of a page. */
export function PriceNotes() {
  return (
    <>
      <StaleBanner />
      <PausedNote />
    </>
  );
}
