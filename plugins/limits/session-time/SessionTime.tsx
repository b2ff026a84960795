import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Icon, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { formatElapsed } from './sessionTime.ts';
import { createTime, type TimeStore } from './TimeStore.ts';
import styles from './SessionTime.module.css';

/**
 * The clock of the gaming session in the section bar: by the wall where the regulator asks for it
 * (strict profile), else of the time with the site in view. Not a live region: it would be
 * announced every second.
 */
export const SessionTime = observer(function SessionTime() {
  const services = useServices();
  const translate = useTranslate('limits');
  const [store, setStore] = useState<Pick<TimeStore<unknown>, 'elapsedS' | 'isKnown'>>();
  const isStrict = services.config.rgProfile === 'strict';

  useEffect(() => {
    const created = createTime(services, isStrict);
    setStore(created);
    return () => created.dispose();
  }, [services, isStrict]);

  return (
    <span className={styles.time}>
      <Icon name="hourglass" size={14} />
      <VisuallyHidden>{translate(isStrict ? 'session.label' : 'session.visible')}</VisuallyHidden>
      <span className={`num ${styles.digits}`} translate="no">
        {store?.isKnown === true ? formatElapsed(store.elapsedS) : null}
      </span>
    </span>
  );
});
