import { LazyPart } from '#core/ui';
import { PartSkeleton } from '../../statistics/PartSkeleton.tsx';

/** A match in short, for expanded rows of other plugins; loads when shown. */
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
