import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useTranslate } from '#core/ui';
import type { PlacementStore } from './PlacementStore.ts';
import styles from '../compose/CouponFoot.module.css';
import { useElapsedMs, useTimeLeftMs } from './useTimeLeftMs.ts';

/** Progress of the platform's delay, and time since the coupon was sent. */
export const WaitingBar = observer(function WaitingBar({
  placement,
}: {
  readonly placement: PlacementStore;
}) {
  const t = useTranslate('coupon.later');
  const { state } = placement;
  const leftMs = useTimeLeftMs(state.kind === 'waiting' ? state.decidesAtMs : undefined);
  const done =
    state.kind === 'waiting' && state.waitMs > 0
      ? 100 - Math.min(100, (100 * leftMs) / state.waitMs)
      : 0;
  const seconds = Math.floor(
    useElapsedMs(
      state.kind === 'waiting' || state.kind === 'placing' ? state.sentAtMs : undefined,
    ) / 1000,
  );
  return (
    <div aria-hidden="true">
      <div className={styles.bar}>
        <i style={{ '--done': Math.round(done) } as CSSProperties} />
      </div>
      <p className={styles.elapsed}>{seconds === 0 ? '' : t('place.sent', { seconds })}</p>
    </div>
  );
});
