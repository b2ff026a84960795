import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Icon,
  Link,
  Panel,
  PanelHead,
  Skeleton,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { idOfParameter } from '../navigation/routeToEvent.ts';
import { DetailsPart } from './DetailsPart.tsx';
import { CompetitionList } from './CompetitionList.tsx';
import { StatisticsChoice } from './StatisticsChoice.tsx';
import { StatisticTexts } from './StatisticTexts.tsx';
import type { CompetitionSeasons, StatisticsIndex } from './statistics.ts';
import { MatchFacts } from '../event/MatchFacts.ts';
import styles from './StatisticPage.module.css';

/** The way into the statistics: a sport, then a competition and its season. */
export function StatisticPage() {
  return (
    <StatisticTexts>
      <Contents />
    </StatisticTexts>
  );
}

const Contents = observer(function Contents() {
  const services = useServices();
  const [facts] = useState(() => new MatchFacts(services));
  const t = useTranslate('betting.later');
  const title = t('betting:statistic.title');
  usePageTitle(title);
  const all = useOpen(facts.index());
  const wanted = idOfParameter(services.navigation.query.get('sport') ?? undefined);
  const shown = wanted === undefined || wanted === all.value?.sportId ? all : facts.index(wanted);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <StatisticsChoice />
      </div>
      {all.value === undefined ? null : (
        <Sports sports={all.value.sports} shownId={wanted ?? all.value.sportId} />
      )}
      <DetailsPart key={wanted} resource={shown} skeleton={<Skeleton shapes={skeletons.list} />}>
        {({ competitions }) => <Competitions competitions={competitions} />}
      </DetailsPart>
    </div>
  );
});

const Sports = observer(function Sports({
  sports,
  shownId,
}: Pick<StatisticsIndex, 'sports'> & { readonly shownId: number }) {
  const t = useTranslate('betting.later');
  return (
    <nav aria-label={t('statistic.sports')} className={styles.sports}>
      {sports.map(({ id, name, icon }) => (
        <Link
          key={id}
          to={{ name: 'betting.statistic', query: { sport: String(id) } }}
          replace
          aria-current={id === shownId ? 'page' : undefined}
          className={styles.sport}
        >
          <Icon name={sportSymbol(icon)} size={18} />
          {name}
        </Link>
      ))}
    </nav>
  );
});

const Competitions = observer(function Competitions({
  competitions,
}: {
  readonly competitions: readonly CompetitionSeasons[];
}) {
  const t = useTranslate('betting.later');
  const parts = [
    { title: t('statistic.top'), own: competitions.filter(({ competition }) => competition.isTop) },
    {
      title: t('statistic.competitions'),
      own: competitions.filter(({ competition }) => !competition.isTop),
    },
  ];
  return parts
    .filter(({ own }) => own.length > 0)
    .map(({ title, own }) => (
      <Panel key={title} as="div">
        <PanelHead title={title} />
        <CompetitionList competitions={own} />
      </Panel>
    ));
});
