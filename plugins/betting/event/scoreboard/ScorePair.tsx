import { useServices } from '#core/ui';

interface ScorePairProps {
  readonly home: string | number;
  readonly away: string | number;
  /** Among many, where room is short. */
  readonly isTight?: boolean;
}

/**
 * Scores of both sides in one line. Plain digits would always run left to right; here they follow
 * the direction of the page, as the names do, so that each is beside its own side.
 */
export function ScorePair({ home, away, isTight = false }: ScorePairProps) {
  const { environment } = useServices();
  return (
    <bdi dir={environment.direction} translate="no">
      <bdi>{home}</bdi>
      {isTight ? ':' : ' : '}
      <bdi>{away}</bdi>
    </bdi>
  );
}
