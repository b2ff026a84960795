import { skeletons } from '../skeletons.ts';
import { useDeferredValue } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './StartColumn.module.css';
import { slots } from '../slots.ts';

/**
 * The start column. Where the page would be too narrow beside it, it is a rail of 56 px that opens
 * over the page under pointer or focus; what stands inside asks its container (`@container start
 * (max-width: 100px)`) whether there is room for words. It comes one task after the page itself:
 * together they would hold the processor of a phone for long.
 */
export function StartColumn() {
  const t = useTranslate('shell');
  const isReady = useDeferredValue(true, false);
  return (
    <aside className={styles.place} aria-label={t('startColumn')}>
      <div className={styles.column}>
        {isReady ? (
          <Slot slot={slots.columnStart} isExclusive />
        ) : (
          <Skeleton shapes={skeletons.panel} />
        )}
      </div>
    </aside>
  );
}
