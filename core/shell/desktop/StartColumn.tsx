import { Slot } from '../../react/Slot.tsx';
import { useTranslate } from '../../react/useTranslate.ts';
import styles from './StartColumn.module.css';

/**
 * The start column. Below 1140 px it is a rail of 56 px that opens over the page under pointer or focus; what stands
 * inside asks its container (`@container start (max-width: 100px)`) whether there is room for words.
 */
export function StartColumn() {
  const t = useTranslate('shell');
  return (
    <aside className={styles.place} aria-label={t('startColumn')}>
      <div className={styles.column}>
        <Slot name="column.start" />
      </div>
    </aside>
  );
}
