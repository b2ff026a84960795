import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './ColumnToggle.module.css';
import type { ColumnState } from './useColumns.ts';

interface ColumnToggleProps {
  readonly side: 'start' | 'end';
  readonly state: ColumnState;
}

/** Hides or shows a column; the choice is remembered. */
export function ColumnToggle({ side, state }: ColumnToggleProps) {
  const { preferences } = useServices();
  const t = useTranslate('shell');
  if (state === 'absent') return null;
  const isShown = state === 'shown';
  const key = side === 'start' ? 'isStartColumnHidden' : 'isEndColumnHidden';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isShown}
      aria-label={t(side === 'start' ? 'startColumn' : 'endColumn')}
      onClick={() => preferences.set(key, isShown)}
    >
      <Icon name={side === 'start' ? 'layout-sidebar' : 'layout-sidebar-right'} isMirrored />
    </button>
  );
}
