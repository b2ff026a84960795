import type { ReactNode } from 'react';

import { Icon, Link, useFormat, useTranslate, VisuallyHidden, type LinkProps } from '#core/ui';
import type { ServiceRequest } from '#domain/requests/Request.ts';
import { StateBadge } from './StateBadge.tsx';
import styles from './Thread.module.css';

interface RequestRowProps {
  readonly request: ServiceRequest;
  readonly title: string;
  readonly to: LinkProps['to'];
  /** Subject of the request, beside number and time. */
  readonly facts?: ReactNode;
  readonly onOpen?: () => void;
}

/** Request in a list: subject, time, state, and whether it has an unread answer. */
export function RequestRow({ request, title, to, facts, onOpen }: RequestRowProps) {
  const t = useTranslate('support.thread');
  const { dateTime } = useFormat();
  const { id, state, createdAtS, messages, isUnread } = request;
  const last = messages.at(-1);
  return (
    <li>
      <Link to={to} className={styles.row} data-unread={isUnread} onClick={onOpen}>
        <span className={styles.facts}>
          <span className={styles.title}>
            {title}
            {isUnread ? (
              <>
                <span className={styles.dot} aria-hidden="true" />
                <VisuallyHidden>{t('unread')}</VisuallyHidden>
              </>
            ) : null}
          </span>
          <span className={styles.meta}>
            <span className="num">{t('number', { number: String(id) })}</span>
            {' · '}
            <bdi className="num">{dateTime(last?.atS ?? createdAtS)}</bdi>
            {facts === undefined ? null : <> · {facts}</>}
          </span>
          <span className={`one-line ${styles.last}`} dir="auto">
            {last?.text}
          </span>
        </span>
        <StateBadge state={state} />
        <Icon name="chevron-right" className={styles.chevron} />
      </Link>
    </li>
  );
}
