import { observer } from 'mobx-react-lite';
import { Alert, Button, useServices, useTranslate } from '#core/ui';
import { hoursLeft } from './hoursLeft.ts';
import type { PendingChange } from './Limits.ts';
import styles from './Responsible.module.css';
import { useLooserWait } from './useLooserWait.ts';
import { useMoment } from './useMoment.ts';

interface WishNoteProps {
  readonly title: string;
  readonly pendingChange: PendingChange;
  readonly isBusy: boolean;
  readonly onAnswer: (action: 'confirm' | 'cancel') => void;
}

/** A looser limit with its remaining waiting time, or the buttons to confirm it. */
export const PendingChangeNote = observer(function PendingChangeNote({
  title,
  pendingChange,
  isBusy,
  onAnswer,
}: WishNoteProps) {
  const t = useTranslate('limits.responsible');
  const moment = useMoment();
  const { clock } = useServices();
  const { isAskedAgain } = useLooserWait();
  const leftHours = hoursLeft(pendingChange.appliesAtS, clock.nowMs());
  return (
    <Alert tone="warning" title={title}>
      {pendingChange.isDue ? <p>{t('wish.due')}</p> : null}
      {pendingChange.isDue ? null : (
        <p>
          {t(isAskedAgain ? 'wish.from' : 'wish.from.alone', {
            date: moment(pendingChange.appliesAtS),
          })}
        </p>
      )}
      {pendingChange.isDue ? null : <p>{t('wish.left', { count: leftHours })}</p>}
      <div className={styles.actions}>
        {pendingChange.isDue ? (
          <Button isBusy={isBusy} onClick={() => onAnswer('confirm')}>
            {t('wish.confirm')}
          </Button>
        ) : null}
        <Button isBusy={isBusy} onClick={() => onAnswer('cancel')}>
          {t('wish.cancel')}
        </Button>
      </div>
    </Alert>
  );
});
