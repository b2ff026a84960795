import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  IconButton,
  LazyPart,
  Panel,
  PanelHead,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import type { LeagueTable } from './statistics.ts';
import { LeagueTableView } from './tables/LeagueTableView.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import { SeasonName } from './SeasonName.tsx';
import { useBetting } from '../service/useBetting.ts';
import { NextEventsPart } from './report/NextEventsPart.tsx';
import type { StatisticPartProps } from './StatisticPartProps.ts';
import styles from './Statistic.module.css';

/** About as high as a table of races or polls with its head. */
const waitingLines = 17;

/** Statistics of a competition: its table by season, and the next matches. */
export const CompetitionStatistics = observer(function CompetitionStatistics({
  id,
  facts,
  place,
}: StatisticPartProps) {
  const t = useTranslate('betting.later');
  const { navigation } = useServices();
  const [season, setSeason] = useState(() => seasonOf(navigation.query));
  const choose = (wanted: number): void => {
    setSeason(wanted);
    navigation.rewriteQuery({ season: String(wanted) });
  };
  const present = useOpen(facts.table(id));
  const shown = facts.table(id, season);
  const contests = present.value?.contests;
  const { tree } = useBetting();
  useOpen(tree);
  const name = present.value?.competition.name ?? tree.competitions.get(id)?.name;
  usePageTitle(name === undefined ? undefined : t('betting:statistic.title-of', { name }));
  return (
    <>
      <h1 className={styles.title}>{name ?? t('betting:statistic.title')}</h1>
      {contests === undefined || present.value === undefined ? (
        <Panel aria-labelledby="table">
          <PanelHead
            id="table"
            title={t(present.value?.rounds === undefined ? 'details.table' : 'cup.rounds')}
            actions={
              shown.value === undefined ? null : (
                <SeasonChoice table={shown.value} onChoose={choose} />
              )
            }
          />
          <LeagueTableView store={shown} place={place} />
        </Panel>
      ) : (
        <LazyPart
          name="betting.contest-statistics"
          load={async () => (await import('./contests/ContestStatistics.tsx')).ContestStatistics}
          props={{ contests, competition: present.value.competition }}
          hasLaterTexts
          skeleton={
            <Panel as="div">
              <PartSkeleton lineCount={waitingLines} />
            </Panel>
          }
        />
      )}
      {place === 'popup' ? null : (
        <NextEventsPart query={{ section: 'line', competitionIds: [id], limit: 10 }} />
      )}
    </>
  );
});

/** The season that the address names; undefined for the present one. */
function seasonOf(query: URLSearchParams): number | undefined {
  const season = query.get('season');
  return season !== null && /^\d{1,6}$/.test(season) ? Number(season) : undefined;
}

interface SeasonChoiceProps {
  readonly table: LeagueTable;
  readonly onChoose: (season: number) => void;
}

const SeasonChoice = observer(function SeasonChoice({
  table: { season, name, firstSeason, lastSeason, fromS, toS },
  onChoose,
}: SeasonChoiceProps) {
  const t = useTranslate('betting.later');
  return (
    <span className={styles.seasons}>
      <IconButton
        icon="chevron-left"
        label={t('statistic.season-before')}
        disabled={season <= firstSeason}
        onClick={() => onChoose(season - 1)}
      />
      <SeasonName name={name} fromS={fromS} toS={toS} />
      <IconButton
        icon="chevron-right"
        label={t('statistic.season-after')}
        disabled={season >= lastSeason}
        onClick={() => onChoose(season + 1)}
      />
    </span>
  );
});
