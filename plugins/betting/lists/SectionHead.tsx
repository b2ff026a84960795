import type { ReactNode } from 'react';
import { Icon, Link } from '#core/ui';
import type { RouteTarget } from '#core';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly all?: { readonly to: RouteTarget; readonly label: string } | undefined;
}

/** Heading of a part of a page, with a link to its full page. */
export function SectionHead({ id, title, badge, all }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {badge}
      {all === undefined ? null : (
        <Link to={all.to} className={styles.all}>
          {all.label}
          <Icon name="chevron-right" size={14} />
        </Link>
      )}
    </div>
  );
}
