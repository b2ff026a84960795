import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { classNames, useFormat, useServices, useTranslate } from '#core/ui';
import { kickOff } from './kickOff.ts';
import type { SportEvent } from '../feed/SportEvent.ts';
import { LiveMark } from './LiveMark.tsx';
import { StopReason } from './StopReason.tsx';
import { TickText } from './TickText.tsx';
import styles from '../lists/table/EventRow.module.css';

export const EventTime = observer(function EventTime({ event }: { readonly event: SportEvent }) {
  const { clock, preferences } = useServices();
  const format = useFormat();
  const t = useTranslate('betting');
  const { startsAtS } = event;
  const { timeZoneOffsetMin } = preferences;
  // Created only where it is shown: the first date formatter costs a phone as long as a dozen rows.
  const date =
    kickOff(startsAtS, clock.nowMs(), timeZoneOffsetMin).kind === 'date'
      ? format.dayMonth(startsAtS)
      : '';
  const day = useCallback(() => {
    const start = kickOff(startsAtS, clock.nowMs(), timeZoneOffsetMin);
    if (start.kind === 'in') return t('time.in-minutes', { count: start.minutes });
    return start.kind === 'date' ? date : t(`time.${start.kind}`);
  }, [startsAtS, clock, timeZoneOffsetMin, t, date]);

  if (event.isLive && event.score !== undefined) {
    return (
      <span className={classNames(styles.when, styles.live)}>
        <b className="num">
          <LiveMark score={event.score} />
        </b>
        {event.score.stopReason !== undefined ? (
          <StopReason reason={event.score.stopReason} />
        ) : event.score.clock === undefined || event.score.phase === 'br' ? null : (
          <span className={styles.phase}>{event.score.phaseName}</span>
        )}
      </span>
    );
  }
  return (
    <span className={styles.when}>
      <b className="num" translate="no">
        {format.time(startsAtS)}
      </b>
      <TickText text={day} />
    </span>
  );
});
