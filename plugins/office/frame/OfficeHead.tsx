import type { ReactNode } from 'react';
import { Icon, Link, useLayoutKind, useTranslate } from '#core/ui';
import styles from './OfficeHead.module.css';

interface OfficeHeadProps {
  readonly title: ReactNode;
  /** Shows the way back on a phone, where there is no menu beside the page. */
  readonly isBelowAccount?: boolean;
  readonly backTo?: 'office.account' | 'office.history';
  readonly actions?: ReactNode;
}

/** Heading of an office page. */
export function OfficeHead({
  title,
  isBelowAccount = false,
  backTo = 'office.account',
  actions,
}: OfficeHeadProps) {
  const t = useTranslate('office');
  const isMobile = useLayoutKind() === 'mobile';
  const hasBack = isBelowAccount && (isMobile || backTo !== 'office.account');
  return (
    <div className={styles.head}>
      {hasBack ? (
        <Link to={{ name: backTo }} className={styles.back} aria-label={t(`back.${backTo}`)}>
          <Icon name="chevron-left" size={20} />
        </Link>
      ) : null}
      <h1 className={styles.title}>{title}</h1>
      {actions}
    </div>
  );
}
