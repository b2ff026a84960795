import { Alert, Button, useFormat, useTranslate } from '#core/ui';
import type { Wish } from './Limits.ts';
import styles from './Responsible.module.css';

interface WishNoteProps {
  readonly title: string;
  readonly wish: Wish;
  readonly isBusy: boolean;
  readonly onAnswer: (action: 'confirm' | 'cancel') => void;
}

/** A looser limit that waits, or is asked for once more. */
export function WishNote({ title, wish, isBusy, onAnswer }: WishNoteProps) {
  const t = useTranslate('limits.responsible');
  const { dateTime } = useFormat();
  return (
    <Alert tone="warning" title={title}>
      <p>{wish.isDue ? t('wish.due') : t('wish.from', { date: dateTime(wish.appliesAtS) })}</p>
      <div className={styles.actions}>
        {wish.isDue ? (
          <Button size="sm" isBusy={isBusy} onClick={() => onAnswer('confirm')}>
            {t('wish.confirm')}
          </Button>
        ) : null}
        <Button size="sm" isBusy={isBusy} onClick={() => onAnswer('cancel')}>
          {t('wish.cancel')}
        </Button>
      </div>
    </Alert>
  );
}
