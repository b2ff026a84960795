import { observer } from 'mobx-react-lite';
import { Button, useTranslate } from '#core/ui';
import type { PlacementStore } from './PlacementStore.ts';
import { useTimeLeftMs } from './useTimeLeftMs.ts';

/** The button while placing: busy, with the seconds left. */
export const PlacingButton = observer(function PlacingButton({
  placement,
}: {
  readonly placement: PlacementStore;
}) {
  const t = useTranslate('coupon.later');
  const { state } = placement;
  const leftMs = useTimeLeftMs(state.kind === 'waiting' ? state.decidesAtMs : undefined);
  return (
    <Button variant="primary" size="lg" isBlock isBusy>
      {t('place.placing')}
      {leftMs > 0 ? (
        <span className="num">{t('place.seconds', { seconds: Math.ceil(leftMs / 1000) })}</span>
      ) : null}
    </Button>
  );
});
