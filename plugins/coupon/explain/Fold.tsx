import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#core/ui';
import styles from './Fold.module.css';

interface FoldProps {
  readonly label: string;
  /** Called only while open. */
  readonly children: () => ReactNode;
}

/** Disclosure whose content is rendered when it is opened. */
export function Fold({ label, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron-down" size={14} className={styles.mark} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? children() : null}
      </div>
    </div>
  );
}
