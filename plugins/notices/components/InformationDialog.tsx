import { Button, Dialog, useTranslate } from '#core/ui';
import styles from './InformationDialog.module.css';

interface InformationDialogProps {
  readonly subject: 'newSite' | 'kuna';
  readonly onClose: (isRead?: boolean) => void;
}

/** Something said once. */
export function InformationDialog({ subject, onClose }: InformationDialogProps) {
  const t = useTranslate('notices.later');
  return (
    <Dialog title={t(`${subject}.title`)} isDismissible onClose={() => onClose(true)}>
      <p className={styles.text}>{t(`${subject}.text`)}</p>
      <Button size="lg" variant="primary" isBlock data-autofocus="" onClick={() => onClose(true)}>
        {t(`${subject}.confirm`)}
      </Button>
    </Dialog>
  );
}
