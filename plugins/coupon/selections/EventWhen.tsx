import { observer } from 'mobx-react-lite';
import { classNames, useFormat, useTranslate } from '#core/ui';
import type { LiveSelection } from './LiveSelection.ts';
import styles from './SelectionRow.module.css';

/** Start time of the event, or its phase while it is live. */
export const EventWhen = observer(function EventWhen({
  live,
  isFinished,
}: {
  readonly live: LiveSelection | undefined;
  readonly isFinished: boolean;
}) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  if (isFinished) return <span className={styles.when}>{t('when.finished')}</span>;
  if (live === undefined) return null;
  if (live.isLive)
    return live.phaseText === '' ? null : (
      <span className={classNames('num', styles.when)}>{live.phaseText}</span>
    );
  const day =
    format.daysFromToday(live.startsAtS) === 0 ? '' : `${format.dayMonth(live.startsAtS)} `;
  return (
    <span className={classNames('num', styles.when)}>
      {day}
      <span translate="no">{format.time(live.startsAtS)}</span>
    </span>
  );
});
