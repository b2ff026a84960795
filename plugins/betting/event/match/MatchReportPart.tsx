import { LazyPart } from '#core/ui';
import { PartSkeleton } from '../../statistics/PartSkeleton.tsx';

/** A match in short, for lists of other plugins that open a row: fetched when it is shown, and fails alone. */
export function MatchReportPart({ eventId }: { readonly eventId: number }) {
  return (
    <LazyPart
      name="betting.match-report"
      load={async () => (await import('./MatchReport.tsx')).MatchReport}
      props={{ eventId }}
      hasLaterTexts
      skeleton={<PartSkeleton />}
    />
  );
}
