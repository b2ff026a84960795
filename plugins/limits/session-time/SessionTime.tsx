import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Icon, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import { formatElapsed } from './sessionTime.ts';
import { createTime, type TimeStore } from './TimeStore.ts';
import { SessionNet } from './SessionNet.tsx';
import styles from './SessionTime.module.css';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';

/**
 * Clock of the gaming session in the section bar: wall-clock time in the strict profile, as its
 * regulator requires, otherwise the time with the site in view. Not a live region, which would be
 * announced every second.
 */
export const SessionTime = observer(function SessionTime({
  isRow = false,
}: {
  /** As a row of the phone menu, with visible labels. */
  readonly isRow?: boolean;
}) {
  const services = useServices();
  const translate = useTranslate('limits');
  const [store, setStore] = useState<Pick<TimeStore<unknown>, 'elapsedS' | 'isKnown'>>();
  const isStrict = isStrictProfile(services.config.rgProfile);

  useEffect(() => {
    const created = createTime(services, isStrict);
    setStore(created);
    return () => created.dispose();
  }, [services, isStrict]);

  const Name = isRow ? 'span' : VisuallyHidden;
  return (
    <span className={isRow ? styles.row : styles.session}>
      <span className={styles.time}>
        <Icon name="hourglass" size={14} />
        <Name>{translate(isStrict ? 'session.label' : 'session.visible')}</Name>
        <span className={`num ${styles.digits}`} translate="no">
          {store?.isKnown === true ? formatElapsed(store.elapsedS) : null}
        </span>
      </span>
      {store?.isKnown === true ? <SessionNet isNamed={isRow} /> : null}
    </span>
  );
});
