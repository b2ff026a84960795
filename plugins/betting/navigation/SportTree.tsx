import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { lazy, useState } from 'react';
import {
  AsyncBoundary,
  ErrorBlock,
  Icon,
  Segmented,
  Skeleton,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { countOf, filterSports } from './countries.ts';
import type { Section } from '../feed/SportEvent.ts';
import { CompetitionItem } from './CompetitionItem.tsx';
import { idOfParameter } from './routeToEvent.ts';
import { SportBranch } from './SportBranch.tsx';
import { Starred } from '../favourites/Starred.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import styles from './SportTree.module.css';

const MyTeams = lazy(async () => ({ default: (await import('../teams/MyTeams.tsx')).MyTeams }));

export const SportTree = observer(function SportTree() {
  const { tree, favourites } = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting');
  const isLiveOpen = useIsLiveOpen();
  const [search, setSearch] = useState('');
  useOpen(tree);
  const section: Section =
    navigation.routeName?.startsWith('betting.live') === true ||
    navigation.params['section'] === 'live'
      ? 'live'
      : 'line';
  const currentId = idOfParameter(navigation.params['champ']);
  const top = tree.topCompetitions.filter((competition) => countOf(competition, section) > 0);
  const sports = filterSports(tree.sportsOf(section), search);
  if (tree.snapshot.isLoading) return <Skeleton shapes={skeletons.panel} />;
  if (tree.snapshot.hasFailed) return <ErrorBlock onRetry={tree.snapshot.retry} />;
  return (
    <nav className={styles.side} aria-label={t('tree.label')}>
      <div className={styles.top}>
        <Segmented
          label={t('tree.section')}
          isBlock
          value={section}
          items={[
            { id: 'line', label: t('menu.line') },
            ...(isLiveOpen
              ? [{ id: 'live', label: t('menu.live'), count: tree.liveCount } as const]
              : []),
          ]}
          onChange={(next) => navigation.go({ name: `betting.${next}` })}
        />
        <label className={styles.find}>
          <Icon name="search" />
          <input
            type="search"
            name="sport-search"
            autoComplete="off"
            value={search}
            placeholder={t('tree.search')}
            aria-label={t('tree.search')}
            onChange={(change) => setSearch(change.target.value)}
          />
        </label>
      </div>
      {search === '' ? (
        <>
          <Starred section={section} currentId={currentId} />
          {favourites.favourites.teamIds.length === 0 ? null : (
            <AsyncBoundary fallback={null}>
              <MyTeams />
            </AsyncBoundary>
          )}
          {top.length === 0 ? null : (
            <section className={styles.section} aria-labelledby="tree-top">
              <h2 id="tree-top" className={styles.head}>
                <Icon name="trophy" size={14} />
                {t('tree.top')}
              </h2>
              <ul>
                {top.map((competition) => (
                  <CompetitionItem
                    key={competition.id}
                    competition={competition}
                    section={section}
                    isCurrent={competition.id === currentId}
                  />
                ))}
              </ul>
            </section>
          )}
        </>
      ) : null}
      <section className={styles.section} aria-labelledby="tree-all">
        <h2 id="tree-all" className={styles.head}>
          <Icon name="list-tree" size={14} />
          {t('tree.all')}
        </h2>
        {sports.length === 0 ? <p className={styles.none}>{t('tree.none')}</p> : null}
        <ul>
          {sports.map((sport) => (
            <SportBranch
              key={sport.id}
              sport={sport}
              section={section}
              currentId={currentId}
              isSearching={search.trim() !== ''}
            />
          ))}
        </ul>
      </section>
    </nav>
  );
});
