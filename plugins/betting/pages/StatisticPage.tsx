import { observer } from 'mobx-react-lite';
import { Flag, Icon, Link, Panel, PanelHead, Skeleton, SportIcon, useFormat, usePageTitle, useServices, useTranslate } from '#core/ui';
import { statisticTarget } from '../components/statisticTarget.ts';
import { StatisticsChoice } from '../components/statistic/StatisticsChoice.tsx';
import { StatisticTexts } from '../components/statistic/StatisticTexts.tsx';
import { useBetting } from '../components/useBetting.ts';
import { useOpen } from '../components/useOpen.ts';
import type { Competition, Sport } from '../domain/SportEvent.ts';
import styles from './StatisticPage.module.css';

/** The way into the statistics: a sport, then a competition. */
export function StatisticPage() {
  return (
    <StatisticTexts>
      <Contents />
    </StatisticTexts>
  );
}

const Contents = observer(function Contents() {
  const { navigation } = useServices();
  const t = useTranslate('betting.later');
  const tree = useOpen(useBetting().tree);
  const title = t('betting:statistic.title');
  usePageTitle(title);
  const { sports } = tree;
  const sport = sports.find(({ id }) => String(id) === navigation.query.get('sport')) ?? sports[0];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <StatisticsChoice />
      </div>
      {sport === undefined ? (
        <Skeleton name="list" />
      ) : (
        <>
          <nav aria-label={t('statistic.sports')} className={styles.sports}>
            {sports.map(({ id, name, icon }) => (
              <Link key={id} to={{ name: 'betting.statistic', query: { sport: String(id) } }} isReplacing aria-current={id === sport.id ? 'page' : undefined} className={styles.sport}>
                <SportIcon name={icon} size={18} />
                {name}
              </Link>
            ))}
          </nav>
          <Competitions sport={sport} />
        </>
      )}
    </div>
  );
});

const Competitions = observer(function Competitions({ sport }: { readonly sport: Sport }) {
  const t = useTranslate('betting.later');
  const top = sport.competitions.filter(({ isTop }) => isTop);
  const rest = sport.competitions.filter(({ isTop }) => !isTop);
  return (
    <>
      {top.length === 0 ? null : <CompetitionPanel title={t('statistic.top')} competitions={top} />}
      {rest.length === 0 ? null : <CompetitionPanel title={t('statistic.competitions')} competitions={rest} />}
    </>
  );
});

interface CompetitionPanelProps {
  readonly title: string;
  readonly competitions: readonly Competition[];
}

const CompetitionPanel = observer(function CompetitionPanel({ title, competitions }: CompetitionPanelProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  return (
    <Panel as="div">
      <PanelHead title={title} />
      <ul className={styles.competitions}>
        {competitions.map(({ id, name, countryIso, prematchCount }) => (
          <li key={id}>
            <Link to={statisticTarget('competition', id)} className={styles.competition}>
              <Flag iso={countryIso} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {prematchCount === 0 ? null : <small>{t('betting:hero.events', { count: prematchCount, number: format.number(prematchCount) })}</small>}
              </span>
              <Icon name="chevron-right" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
