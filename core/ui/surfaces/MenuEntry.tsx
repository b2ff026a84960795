import type { ReactNode } from 'react';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './MenuEntry.module.css';

interface MenuEntryProps {
  readonly icon: IconName;
  /** Opens something; without it the press itself is the action. */
  readonly leadsOn?: boolean;
  /** Behind the text, such as a number of new items. */
  readonly mark?: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Entry that a plugin adds to the end of the menu of the mobile layout. */
export function MenuEntry({ icon, leadsOn = false, mark, onClick, children }: MenuEntryProps) {
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <Icon name={icon} size={20} className={styles.icon} />
      <span>{children}</span>
      {mark}
      {leadsOn ? <Icon name="chevron-right" className={styles.chevron} /> : null}
    </button>
  );
}
