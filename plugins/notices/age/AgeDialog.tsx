import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button, Dialog, useTranslate } from '#core/ui';
import type { AgeModalProps } from '../start/modals.ts';
import styles from './AgeDialog.module.css';

interface AgeDialogProps extends AgeModalProps {
  readonly onClose: (isOldEnough?: boolean) => void;
}

/** Age question; Esc and a press outside do not close it. */
export const AgeDialog = observer(function AgeDialog({
  question,
  onAnsweredElsewhere,
  onClose,
}: AgeDialogProps) {
  const t = useTranslate('notices.later');
  const { age, area, leaveUrl } = question;
  useEffect(() => onAnsweredElsewhere(() => onClose(true)), [onAnsweredElsewhere, onClose]);
  return (
    <Dialog
      title={t('age.title', { age })}
      isTitleHidden
      isDismissible={false}
      onClose={() => onClose()}
    >
      <span className={`num ${styles.mark}`} aria-hidden="true">
        <bdi>{age}+</bdi>
      </span>
      <p className={styles.title} aria-hidden="true">
        {t('age.title', { age })}
      </p>
      <p className={styles.text}>
        {t('age.text')} {t(`age.kept.${area}`)}
      </p>
      <div className={styles.answers}>
        <a href={leaveUrl} rel="noreferrer" className={styles.leave}>
          {t('age.leave')}
        </a>
        <Button size="lg" variant="primary" data-autofocus="" onClick={() => onClose(true)}>
          {t('age.confirm')}
        </Button>
      </div>
    </Dialog>
  );
});
