import { useServices } from '#core/ui';

interface ScorePairProps {
  readonly home: string | number;
  readonly away: string | number;
  /** Among many, where room is short. */
  readonly isTight?: boolean;
}

/**
 * The figures of both sides in one line. Digits alone would be read from the left in any page:
 * they follow its direction, as the names do, so that each stands beside its own side.
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
