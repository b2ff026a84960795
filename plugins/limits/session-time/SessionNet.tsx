import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFormat, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { createPlaySession } from '../play/createPlaySession.ts';
import styles from './SessionTime.module.css';

/**
 * Result of the bets settled in this gaming session, beside its clock. Loaded again with every
 * change of the person's money, so that a settlement shows within two seconds. Gains and losses
 * look the same.
 */
export const SessionNet = observer(function SessionNet({
  isNamed = false,
}: {
  readonly isNamed?: boolean;
}) {
  const services = useServices();
  const t = useTranslate('limits');
  const { money } = useFormat();
  const [session] = useState(() => createPlaySession(services, 'sign-in'));
  useEffect(() => {
    const ends = [
      session.open(),
      services.feed.subscribe<object>(
        { kind: 'user' },
        { onSnapshot: () => undefined, onDelta: () => void session.refresh() },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [services, session]);
  const { value } = session;
  if (value === undefined) return null;
  const Name = isNamed ? 'span' : VisuallyHidden;
  return (
    <span className={styles.net}>
      <Name>{t('session.net')}</Name>
      <span className="num" translate="no" title={t('session.net')}>
        {value.sums.map(({ result }) => money(result)).join(' · ')}
      </span>
    </span>
  );
});
