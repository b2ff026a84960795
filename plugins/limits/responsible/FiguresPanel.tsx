import { observer } from 'mobx-react-lite';
import { skeletons } from '#core';
import {
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import { formatElapsed } from '../session-time/sessionTime.ts';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';

const dayS = 86_400;

/** Sums of the person's play, without comment on winning or losing. */
export const FiguresPanel = observer(function FiguresPanel({
  store,
}: {
  readonly store: ResponsibleStore;
}) {
  const t = useTranslate('limits.responsible');
  const { money } = useFormat();
  return (
    <Panel aria-labelledby="figures">
      <PanelHead id="figures" title={t('figures.title')} />
      <div className={styles.body}>
        <ResourceView
          resource={store.figures}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(figures) => (
            <>
              <DaysPicture
                values={figures.daysMinor}
                label={t('figures.days')}
                written={(minor) => money({ minor, currency: figures.result.currency })}
              />
              <DaysPicture
                values={figures.dayMinutes}
                label={t('figures.minutes')}
                written={(minutes) => formatElapsed(60 * minutes)}
              />
              <dl className={styles.sums}>
                {(['deposited', 'withdrawn', 'result', 'netDeposits'] as const).map((key) => (
                  <div key={key}>
                    <dt>{t(`figures.${key}`)}</dt>
                    <dd className="num" translate="no">
                      {money(figures[key])}
                    </dd>
                  </div>
                ))}
                <div>
                  <dt>{t('figures.time')}</dt>
                  <dd className="num" translate="no">
                    {formatElapsed(60 * figures.dayMinutes.reduce((sum, each) => sum + each, 0))}
                  </dd>
                </div>
              </dl>
              <p className={styles.small}>{t('figures.text')}</p>
            </>
          )}
        </ResourceView>
      </div>
    </Panel>
  );
});

/**
 * A bar for each day: above and below a base line if a value is negative, otherwise from the
 * bottom. The first and last day and the largest value are below it, also for screen readers.
 */
const DaysPicture = observer(function DaysPicture({
  values,
  label,
  written,
}: {
  readonly values: readonly number[];
  readonly label: string;
  readonly written: (value: number) => string;
}) {
  const t = useTranslate('limits.responsible');
  const { date } = useFormat();
  const { clock } = useServices();
  const today = Math.floor(clock.nowMs() / 1000 / dayS);
  // Noon of the platform's day, which is the same day in most zones.
  const dateBefore = (days: number): string => date((today - days + 0.5) * dayS);
  const [first, last] = [dateBefore(values.length - 1), dateBefore(0)];
  const largest = values.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  const scale = t('figures.largest', { value: written(largest) });
  const most = Math.max(1, ...values.map(Math.abs));
  const hasBelow = values.some((value) => value < 0);
  const foot = hasBelow ? 20 : 39;
  const width = 100 / Math.max(1, values.length);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.small}>{label}</figcaption>
      <svg
        className={styles.picture}
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${first} – ${last}. ${scale}`}
      >
        <path d={`M0 ${foot}H100`} className={styles.axis} />
        {values.map((value, index) => {
          const height = (Math.abs(value) / most) * (foot - 1);
          return height === 0 ? null : (
            <rect
              // Days have no identity other than their position.
              key={index}
              x={index * width + width * 0.15}
              y={value > 0 ? foot - height : foot}
              width={width * 0.7}
              height={height}
              className={value > 0 ? styles.up : styles.down}
            />
          );
        })}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{first}</span>
        <span>{scale}</span>
        <span>{last}</span>
      </div>
    </figure>
  );
});
