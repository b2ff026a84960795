import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { PlacementStore } from './PlacementStore.ts';
import { useTimeLeftMs } from './useTimeLeftMs.ts';

/** Text that a bet is being placed, with the remaining seconds. */
export const PlacingWords = observer(function PlacingWords({
  placement,
}: {
  readonly placement: PlacementStore;
}) {
  const t = useTranslate('coupon.later');
  const { state } = placement;
  const leftMs = useTimeLeftMs(state.kind === 'waiting' ? state.decidesAtMs : undefined);
  return (
    <>
      {t('place.placing')}
      {leftMs > 0 ? (
        <span className="num">{t('place.seconds', { seconds: Math.ceil(leftMs / 1000) })}</span>
      ) : null}
    </>
  );
});
