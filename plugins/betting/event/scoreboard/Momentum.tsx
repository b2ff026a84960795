import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import {
  matchMinutes,
  momentumAxis,
  momentumHeight,
  momentumWidth,
  momentumPicture,
} from './momentum.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import type { EventStore } from '../EventStore.ts';
import styles from './Momentum.module.css';

const colors = {
  goal: 'var(--score-text)',
  yellow: 'var(--booking)',
  red: 'var(--danger-solid)',
} as const;

export const Momentum = observer(function Momentum({
  store,
  event,
}: {
  readonly store: EventStore;
  readonly event: SportEvent;
}) {
  const t = useTranslate('betting');
  const minutes = matchMinutes(event.sportId);
  const shownMinutes = Math.max(minutes ?? 0, store.momentum.length);
  const { bars, marks, nowX } = momentumPicture(store.momentum, store.timeline, shownMinutes);
  const middle = momentumHeight / 2;
  const halfX = (((minutes ?? 0) / 2) * momentumWidth) / Math.max(1, shownMinutes);
  return (
    <div
      className={styles.momentum}
      role="img"
      aria-label={t('event.momentum', { home: event.home.name, away: event.away.name })}
    >
      <svg
        viewBox={`0 0 ${momentumWidth} ${momentumHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M0 ${middle}H${momentumWidth}`} stroke="var(--score-line)" />
        {minutes === undefined ? null : (
          <path d={`M${halfX} 4V60`} stroke="var(--score-line)" strokeDasharray="3 4" />
        )}
        {bars.map((bar) => (
          <rect
            key={bar.x}
            x={bar.x}
            y={bar.y}
            width="6"
            height={bar.height}
            rx="1.5"
            fill={bar.isHome ? 'var(--score-accent)' : 'var(--score-text-2)'}
            opacity={bar.isHome ? 0.9 : 0.55}
          />
        ))}
        <path d={`M${nowX} 0V${momentumHeight}`} stroke="var(--score-text)" opacity="0.6" />
        {marks.map((mark) =>
          mark.kind === 'goal' ? (
            <g key={mark.id} stroke={colors.goal} fill={colors.goal}>
              <path d={`M${mark.x} ${middle}V${mark.isHome ? 4 : 60}`} strokeWidth="1.5" />
              <circle cx={mark.x} cy={mark.isHome ? 3 : 61} r="4" stroke="none" />
            </g>
          ) : (
            <rect
              key={mark.id}
              x={mark.x - 2.5}
              y={mark.isHome ? 0 : 55}
              width="5"
              height="9"
              rx="1"
              fill={colors[mark.kind]}
            />
          ),
        )}
      </svg>
      {minutes === undefined ? null : (
        <div className={`num ${styles.axis ?? ''}`} aria-hidden="true">
          {momentumAxis(shownMinutes).map((minute) => (
            <span key={minute}>{minute}′</span>
          ))}
        </div>
      )}
    </div>
  );
});
