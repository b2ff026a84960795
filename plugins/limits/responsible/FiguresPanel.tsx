import { observer } from 'mobx-react-lite';
import { skeletons } from '#core';
import { Panel, PanelHead, ResourceView, Skeleton, useFormat, useTranslate } from '#core/ui';
import type { Figures } from './Limits.ts';
import type { ResponsibleStore } from './ResponsibleStore.ts';
import styles from './Responsible.module.css';

/** Where the person stands: nothing is said of winning or losing but the sums. */
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
              <DaysPicture figures={figures} label={t('figures.days')} />
              <dl className={styles.sums}>
                {(['deposited', 'withdrawn', 'result', 'netDeposits'] as const).map((key) => (
                  <div key={key}>
                    <dt>{t(`figures.${key}`)}</dt>
                    <dd className="num" translate="no">
                      {money(figures[key])}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className={styles.small}>{t('figures.text')}</p>
            </>
          )}
        </ResourceView>
      </div>
    </Panel>
  );
});

/** A bar for each day, up or down from nothing. */
function DaysPicture({ figures, label }: { readonly figures: Figures; readonly label: string }) {
  const most = Math.max(1, ...figures.daysMinor.map(Math.abs));
  const width = 100 / Math.max(1, figures.daysMinor.length);
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d="M0 20H100" className={styles.axis} />
      {figures.daysMinor.map((minor, index) => {
        const height = (Math.abs(minor) / most) * 19;
        return height === 0 ? null : (
          <rect
            // Days have no other name than their place.
            key={index}
            x={index * width + width * 0.15}
            y={minor > 0 ? 20 - height : 20}
            width={width * 0.7}
            height={height}
            className={minor > 0 ? styles.up : styles.down}
          />
        );
      })}
    </svg>
  );
}
