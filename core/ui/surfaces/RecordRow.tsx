import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import styles from './PanelParts.module.css';

interface RecordRowProps {
  readonly icon?: IconName | undefined;
  /** Instead of an icon: the first letter of a name, a flag. */
  readonly mark?: ReactNode;
  /** Accessible name of the row, if its name is a mere value. */
  readonly label?: string | undefined;
  /** Name of the record. */
  readonly name: ReactNode;
  /** A line each below the name; missing ones take no line. */
  readonly details?: readonly ReactNode[] | undefined;
  /** Badges and buttons at the end of the row. */
  readonly actions?: ReactNode;
  /** Content that opens below the row, over its whole width: a form. */
  readonly children?: ReactNode;
}

/** Row of a `RecordList`: a name with details and actions. */
export function RecordRow({
  icon,
  mark,
  label,
  name,
  details = [],
  actions,
  children,
}: RecordRowProps) {
  const shown = details.filter((detail) => detail !== undefined && detail !== null);
  return (
    <li className={styles.row} aria-label={label}>
      {icon === undefined ? mark : <Icon name={icon} size={20} />}
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span>
        {shown.map((detail, place) => (
          <span key={place} className={styles.detail}>
            {detail}
          </span>
        ))}
      </div>
      {actions}
      {children === undefined || children === null ? null : (
        <div className={styles.below}>{children}</div>
      )}
    </li>
  );
}
