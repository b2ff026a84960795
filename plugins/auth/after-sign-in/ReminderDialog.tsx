import { Button, Dialog, useTranslate } from '#core/ui';
import styles from './ReminderDialog.module.css';

interface ReminderDialogProps {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly onClose: (isChosen?: boolean) => void;
}

/** Reminder with one action and an equally visible way to postpone it. */
export function ReminderDialog({ title, text, act, onClose }: ReminderDialogProps) {
  const t = useTranslate('auth.later');
  return (
    <Dialog title={title} isDismissible size="sm" onClose={() => onClose()}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button onClick={() => onClose()}>{t('reminder.later')}</Button>
        <Button variant="primary" onClick={() => onClose(true)}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
