import { useState } from 'react';
import { Icon, useTranslate } from '#core/ui';
import { ListOptionsPanel } from './ListOptionsPanel.tsx';
import styles from './ListOptionsPanel.module.css';

export function ListOptionsFold() {
  const t = useTranslate('betting');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list.options')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen ? (
        <div className={styles.folded}>
          <ListOptionsPanel />
        </div>
      ) : null}
    </div>
  );
}
