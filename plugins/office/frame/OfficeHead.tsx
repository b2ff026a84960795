import type { ReactNode } from 'react';
import { Icon, Link, useLayoutKind, useTranslate } from '#core/ui';
import styles from './OfficeHead.module.css';

interface OfficeHeadProps {
  readonly title: ReactNode;
  /** Shows a back link on a phone, where there is no menu beside the page. */
  readonly isBelowAccount?: boolean;
  readonly backTo?: 'office.account' | 'office.history';
  /** Parent page, with the label of the back link. */
  readonly back?: { readonly name: string; readonly label: string };
  readonly actions?: ReactNode;
}

/** Heading of an office page. */
export function OfficeHead({
  title,
  isBelowAccount = false,
  backTo = 'office.account',
  back,
  actions,
}: OfficeHeadProps) {
  const t = useTranslate('office');
  const isMobile = useLayoutKind() === 'mobile';
  const hasBack = isBelowAccount && (isMobile || backTo !== 'office.account');
  const way = back ?? (hasBack ? { name: backTo, label: t(`back.${backTo}`) } : undefined);
  return (
    <div className={styles.head}>
      {way === undefined ? null : (
        <Link to={{ name: way.name }} className={styles.back} aria-label={way.label}>
          <Icon name="chevron-left" size={20} />
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {actions}
    </div>
  );
}
