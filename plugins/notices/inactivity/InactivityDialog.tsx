import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button, Dialog, Icon, useServices, useTranslate, VisuallyHidden } from '#core/ui';
import type { InactivityStore } from './InactivityStore.ts';
import styles from './InactivityDialog.module.css';

interface InactivityDialogProps {
  readonly store: InactivityStore;
  readonly onClose: (answer?: 'stay' | 'gone') => void;
}

/** Remaining seconds that are announced; announcing each second would be unbearable. */
const spokenS = [10, 30, 60] as const;

/** Asks whether the person is still there. Every answer means yes, and so does any activity. */
export const InactivityDialog = observer(function InactivityDialog({
  store,
  onClose,
}: InactivityDialogProps) {
  const t = useTranslate('notices.later');
  const { config } = useServices();
  const { leftS } = store;
  const isGone = leftS === undefined;

  useEffect(() => {
    if (isGone) onClose('gone');
  }, [isGone, onClose]);

  if (isGone) return null;
  return (
    <Dialog title={t('inactivity.title')} isDismissible size="sm" onClose={() => onClose('stay')}>
      <p className={styles.text}>
        {t('inactivity.text', { count: config.site.autoLogoffInactiveMinutes })}
      </p>
      <p className={styles.time} role="timer">
        <Icon name="hourglass" size={20} />
        <span className="num">{t('inactivity.left', { count: leftS })}</span>
      </p>
      <VisuallyHidden>
        <span role="status">
          {t('inactivity.left', { count: spokenS.find((each) => leftS <= each) ?? leftS })}
        </span>
      </VisuallyHidden>
      <Button size="lg" variant="primary" data-autofocus="" onClick={() => onClose('stay')}>
        {t('inactivity.stay')}
      </Button>
    </Dialog>
  );
});
