import { LazyPart } from '#core/ui';
import type { MatchFacts } from '../../event/MatchFacts.ts';
import { PartSkeleton } from '../PartSkeleton.tsx';

/** How the markets ended: only of matches that are over, so its code is not with the others'. */
export function DecidedMarketsPart(props: {
  readonly eventId: number;
  readonly facts: MatchFacts;
}) {
  return (
    <LazyPart
      name="betting.decided-markets"
      load={async () => (await import('./DecidedMarketsView.tsx')).DecidedMarketsView}
      props={props}
      hasLaterTexts
      skeleton={<PartSkeleton />}
    />
  );
}
