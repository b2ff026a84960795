import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { PlacementStore } from '../stores/PlacementStore.ts';
import styles from './CouponFoot.module.css';
import { useTimeLeftMs } from './useTimeLeftMs.ts';

/** How much of the platform's delay has passed. */
export const WaitingBar = observer(function WaitingBar({ placement }: { readonly placement: PlacementStore }) {
  const { state } = placement;
  const leftMs = useTimeLeftMs(state.kind === 'waiting' ? state.decidesAtMs : undefined);
  const done = state.kind === 'waiting' && state.waitMs > 0 ? 100 - Math.min(100, (100 * leftMs) / state.waitMs) : 0;
  return (
    <div className={styles.bar} aria-hidden="true">
      <i style={{ '--done': Math.round(done) } as CSSProperties} />
    </div>
  );
});
