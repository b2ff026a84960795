import { skeletons } from '../skeletons.ts';
import { useDeferredValue } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './StartColumn.module.css';
import { slots } from '../slots.ts';

/**
 * Start column. If the page beside it would be too narrow, it is a rail of 56 px that opens over
 * the page under pointer or focus; its contents ask the container (`@container start (max-width:
 * 100px)`) whether there is room for words. It renders one task after the page: together they would
 * block the processor of a phone for long.
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
