import { observer } from 'mobx-react-lite';
import { Crest, Link, Panel, PanelHead, useFormat, usePageTitle, useTranslate } from '#core/ui';
import { hasDraws, resultFor, type TeamOverview } from './statistics.ts';
import { DetailsPart } from './DetailsPart.tsx';
import { FormMarks } from './form/FormMarks.tsx';
import { LeagueTableView } from './tables/LeagueTableView.tsx';
import { PlayedRow } from './form/PlayedRow.tsx';
import { statisticTarget } from './statisticTarget.ts';
import { NextEventsPart } from './report/NextEventsPart.tsx';
import { NoStatistics } from './NoStatistics.tsx';
import type { StatisticPartProps } from './StatisticPartProps.ts';
import styles from './Statistic.module.css';

/** Statistics of a team or player: place, form, results and next matches. */
export function TeamStatistics({ id, facts, place }: StatisticPartProps) {
  return (
    <DetailsPart resource={facts.team(id)} missing={<NoStatistics place={place} />}>
      {(team) => <Overview overview={team} facts={facts} place={place} />}
    </DetailsPart>
  );
}

interface OverviewProps extends Pick<StatisticPartProps, 'facts' | 'place'> {
  readonly overview: TeamOverview;
}

const Overview = observer(function Overview({
  overview: { team, competition, events, next, row },
  facts,
  place,
}: OverviewProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  usePageTitle(t('betting:statistic.title-of', { name: team.name }));
  const form = events.flatMap((event) => resultFor(event, team.id) ?? []).slice(0, 5);
  const liveIds = next.filter(({ isLive }) => isLive).map(({ id }) => id);
  const nextIds = next.filter(({ isLive }) => !isLive).map(({ id }) => id);
  const counts =
    row === undefined
      ? []
      : (
          [
            'place',
            'played',
            'won',
            ...(hasDraws([row]) ? (['drawn'] as const) : []),
            'lost',
            'points',
          ] as const
        ).map((key) => [key, row[key]] as const);
  return (
    <>
      <div className={styles.team}>
        <Crest colors={team.colors} size={44} />
        <div className={styles.names}>
          <h1 className={styles.title}>{team.name}</h1>
          <Link to={statisticTarget('competition', competition.id, place)}>{competition.name}</Link>
        </div>
        <FormMarks form={form} />
      </div>
      {counts.length === 0 ? null : (
        <dl className={styles.counts}>
          {counts.map(([key, count]) => (
            <div key={key}>
              <dt>{t(`table.${key}`)}</dt>
              <dd className="num" translate="no">
                {format.number(count)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.columns}>
        <Panel aria-labelledby="results">
          <PanelHead id="results" title={t('statistic.results')} />
          <ul>
            {events.map((event) => (
              <PlayedRow key={event.id} event={event} teamId={team.id} />
            ))}
          </ul>
        </Panel>
        <Panel aria-labelledby="table">
          <PanelHead id="table" title={t('details.table')} />
          <LeagueTableView store={facts.table(competition.id)} teamIds={[team.id]} place={place} />
        </Panel>
      </div>
      {place === 'popup' || liveIds.length === 0 ? null : (
        <NextEventsPart query={{ section: 'live', eventIds: liveIds, limit: 10 }} />
      )}
      {place === 'popup' || nextIds.length === 0 ? null : (
        <NextEventsPart query={{ section: 'line', eventIds: nextIds, limit: 10 }} />
      )}
    </>
  );
});
