import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ErrorBlock, Flag, Icon, Link, Segmented, Skeleton, useFormat, useServices, useTranslate } from '#core/ui';
import { countOf, filterSports } from '../domain/countries.ts';
import type { Competition, Section } from '../domain/SportEvent.ts';
import { competitionTarget, idOfParameter } from './eventTarget.ts';
import { SportBranch } from './SportBranch.tsx';
import { useBetting } from './useBetting.ts';
import { useOpen } from './useOpen.ts';
import styles from './SportTree.module.css';

/** The start column: line or live, what is starred, the top, and every sport with its countries. */
export const SportTree = observer(function SportTree() {
  const { tree, favourites } = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting');
  const [search, setSearch] = useState('');
  useOpen(tree);
  const section: Section = navigation.routeName?.startsWith('betting.live') === true || navigation.params['section'] === 'live' ? 'live' : 'line';
  const currentId = idOfParameter(navigation.params['champ']);
  const starred = favourites.favourites.competitionIds.flatMap((id) => tree.competitions.get(id) ?? []);
  const top = tree.topCompetitions.filter((competition) => countOf(competition, section) > 0);
  const sports = filterSports(tree.sportsOf(section), search);
  if (tree.loadState === 'loading') return <Skeleton name="panel" />;
  if (tree.loadState === 'failed') return <ErrorBlock onRetry={tree.retry} />;
  return (
    <nav className={styles.side} aria-label={t('tree.label')}>
      <div className={styles.top}>
        <Segmented
          label={t('tree.section')}
          isBlock
          value={section}
          items={[
            { id: 'line', label: t('menu.line') },
            { id: 'live', label: t('menu.live'), count: tree.liveCount },
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
          <CompetitionList icon="star-filled" title={t('tree.favourites')} competitions={starred} section={section} currentId={currentId} />
          <CompetitionList icon="trophy" title={t('tree.top')} competitions={top} section={section} currentId={currentId} />
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
            <SportBranch key={sport.id} sport={sport} section={section} currentId={currentId} isSearching={search.trim() !== ''} />
          ))}
        </ul>
      </section>
    </nav>
  );
});

interface CompetitionListProps {
  readonly icon: 'star-filled' | 'trophy';
  readonly title: string;
  readonly competitions: readonly Competition[];
  readonly section: Section;
  readonly currentId: number | undefined;
}

const CompetitionList = observer(function CompetitionList({ icon, title, competitions, section, currentId }: CompetitionListProps) {
  const { tree } = useBetting();
  const format = useFormat();
  if (competitions.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.head}>
        <Icon name={icon} size={14} />
        {title}
        {icon === 'star-filled' ? <span className="num">{competitions.length}</span> : null}
      </h2>
      <ul>
        {competitions.map((competition) => (
          <li key={competition.id}>
            <Link
              to={competitionTarget(section, competition, tree.sportsById.get(competition.sportId))}
              className={styles.row}
              aria-current={competition.id === currentId ? 'page' : undefined}
            >
              <Flag iso={competition.countryIso} />
              <span className={styles.name}>{competition.name}</span>
              <span className={`num ${styles.count ?? ''}`}>{format.number(countOf(competition, section))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
