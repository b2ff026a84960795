import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Icon, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { formatElapsed } from '../domain/sessionTime.ts';
import { SessionTimeStore } from '../stores/SessionTimeStore.ts';
import styles from './SessionTime.module.css';

/** The clock of the gaming session in the section bar. Not a live region: it would speak every second. */
export const SessionTime = observer(function SessionTime() {
  const services = useServices();
  const translate = useTranslate('limits');
  const [store, setStore] = useState<SessionTimeStore>();

  useEffect(() => {
    const created = new SessionTimeStore(services);
    setStore(created);
    return () => created.dispose();
  }, [services]);

  return (
    <span className={styles.time}>
      <Icon name="hourglass" size={14} />
      <VisuallyHidden>{translate('session.label')}</VisuallyHidden>
      <span className="num" translate="no">
        {formatElapsed(store?.elapsedS ?? 0)}
      </span>
    </span>
  );
});
