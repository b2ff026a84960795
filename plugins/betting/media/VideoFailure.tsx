import { Button, useTranslate } from '#core/ui';
import styles from './VideoScreen.module.css';

interface VideoFailureProps {
  readonly why: 'failed' | 'gone' | 'unsupported';
  /** Absent where another try would end the same way. */
  readonly onRetry?: (() => void) | undefined;
  /** Switches to the zone; undefined if there is none. */
  readonly onZone: (() => void) | undefined;
}

/** Replaces a picture that cannot be shown: the reason and possible actions. */
export function VideoFailure({ why, onRetry, onZone }: VideoFailureProps) {
  const t = useTranslate('betting.later');
  return (
    <div className={styles.cover}>
      <p>{t(`media.${why}`)}</p>
      <div className={styles.choices}>
        {onRetry === undefined ? null : (
          <Button variant="secondary" onClick={onRetry}>
            {t('media.again')}
          </Button>
        )}
        {onZone === undefined ? null : (
          <Button variant="secondary" onClick={onZone}>
            {t('media.to-zone')}
          </Button>
        )}
      </div>
    </div>
  );
}
