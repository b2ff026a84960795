import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Count, Icon, Popover, useTranslate } from '#core/ui';
import type { SupportStore } from './SupportStore.ts';
import styles from './SupportButton.module.css';
import { SupportMenu } from './SupportMenu.tsx';

/** Round button in the corner that opens the support channels above it. */
export const SupportButton = observer(function SupportButton({
  store,
}: {
  readonly store: SupportStore;
}) {
  const t = useTranslate('support');
  const { unreadAnswers } = store;

  // The button to the top moves aside.
  useEffect(() => {
    document.documentElement.style.setProperty('--corner-h', '54px');
    return () => {
      document.documentElement.style.removeProperty('--corner-h');
    };
  }, []);

  return (
    <div
      className={styles.corner}
      onPointerEnter={() => void store.loadOffers()}
      onFocus={() => void store.loadOffers()}
    >
      <Popover
        label={t('title')}
        align="end"
        className={styles.panel}
        triggerClassName={styles.button}
        triggerLabel={unreadAnswers === 0 ? t('open') : t('openWithNews', { count: unreadAnswers })}
        trigger={
          <>
            <Icon name="headset" size={20} className={styles.closed} />
            <Icon name="x" size={20} className={styles.opened} />
            {unreadAnswers === 0 ? null : (
              <span className={styles.news} aria-hidden="true">
                <Count value={unreadAnswers} tone="accent" />
              </span>
            )}
          </>
        }
      >
        {(close) => <SupportMenu store={store} onChosen={close} />}
      </Popover>
    </div>
  );
});
