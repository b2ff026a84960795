import { observer } from 'mobx-react-lite';
import { Button, Dialog, useTranslate } from '#core/ui';
import type { InformationModalProps } from '../start/modals.ts';
import styles from './InformationDialog.module.css';

interface InformationDialogProps extends InformationModalProps {
  readonly onClose: (isRead?: boolean) => void;
}

/** Information that is shown once. */
export const InformationDialog = observer(function InformationDialog({
  subject,
  values,
  onClose,
}: InformationDialogProps) {
  const t = useTranslate('notices.later');
  return (
    <Dialog title={t(`${subject}.title`)} isDismissible onClose={() => onClose(true)}>
      <p className={styles.text}>{t(`${subject}.text`, values)}</p>
      <Button size="lg" variant="primary" isBlock data-autofocus="" onClick={() => onClose(true)}>
        {t(`${subject}.confirm`)}
      </Button>
    </Dialog>
  );
});
