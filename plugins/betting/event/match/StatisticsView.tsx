import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Segmented, useOpen, useTranslate } from '#core/ui';
import type { EventStore } from '../EventStore.ts';
import type { MatchFacts } from '../MatchFacts.ts';
import { StatisticBars } from './StatisticBars.tsx';
import { PartSkeleton } from '../../statistics/PartSkeleton.tsx';
import styles from './MatchDetails.module.css';

const shownParts = 4;

/** Statistics of the match and its parts; until they are loaded, those of the score. */
export const StatisticsView = observer(function StatisticsView({
  store,
  facts,
}: {
  readonly store: EventStore;
  readonly facts: MatchFacts;
}) {
  const t = useTranslate('betting.later');
  const asked = useOpen(facts.statistics(store.eventId));
  const [chosen, setChosen] = useState('match');
  const sections = asked.value ?? [];
  const parts = sections.length > shownParts + 1 ? sections.slice(0, 1) : sections;
  const section = parts.find(({ key }) => key === chosen) ?? parts[0];
  const rows = section?.rows ?? store.event?.score?.statistics ?? [];
  if (rows.length === 0)
    return asked.state.kind === 'loading' ? (
      <PartSkeleton />
    ) : (
      <p className={styles.none}>{t('stats.none')}</p>
    );
  return (
    <>
      {parts.length > 2 ? (
        <Segmented
          label={t('stats.choose')}
          items={parts.map(({ key, name }) => ({
            id: key,
            label: name === '' ? t('stats.whole') : name,
          }))}
          value={section?.key ?? ''}
          onChange={setChosen}
          className={styles.parts}
        />
      ) : null}
      <StatisticBars statistics={rows} />
    </>
  );
});
