import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import styles from './LoadBar.module.css';

const throttleMs = 200;
const longestMs = 5000;

/** SHL-70: a bar while a navigation takes longer than 200 ms, for at most 5,000 ms. */
export const LoadBar = observer(function LoadBar() {
  const { navigator, services } = useRuntime();
  const t = useTranslate('shell');
  const { isPending } = navigator;
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const stopShow = services.scheduler.after(throttleMs, () => setShown(true));
    const stopHide = services.scheduler.after(longestMs, () => setShown(false));
    return () => {
      stopShow();
      stopHide();
      setShown(false);
    };
  }, [isPending, services]);

  if (!isShown) return null;
  return (
    <div role="progressbar" aria-label={t('loading')} className={styles.bar}>
      <span className={styles.fill} />
    </div>
  );
});
