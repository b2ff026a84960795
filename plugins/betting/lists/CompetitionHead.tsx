import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { classNames, Flag, IconButton, Link, useTranslate } from '#core/ui';
import type { CompetitionEvents } from './groupByCompetition.ts';
import type { Section } from '../feed/SportEvent.ts';
import { competitionTarget } from '../navigation/routeToEvent.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { useBetting } from '../service/useBetting.ts';
import { ExtraColumnsContext } from './wide/ExtraColumnsContext.ts';
import styles from './CompetitionHead.module.css';
import row from './table/EventRow.module.css';

export interface CompetitionHeadProps {
  readonly group: CompetitionEvents;
  readonly count: number;
  readonly section: Section;
  readonly headingId: string;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  /** Captions of other columns than result, total and handicap. */
  readonly columns?: ReactNode;
}

/** Head of a competition in a line: star, flag, name, count, captions of the columns, fold. */
export const CompetitionHead = observer(function CompetitionHead({
  group,
  count,
  section,
  headingId,
  isFolded,
  onFold,
  columns,
}: CompetitionHeadProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const competition = tree.competitions.get(group.competitionId);
  const name = competition?.name ?? '';
  return (
    <div className={styles.head}>
      <FavouriteButton kind="competition" id={group.competitionId} name={name} />
      <Flag iso={competition?.countryIso ?? ''} />
      <h3 id={headingId} className={styles.name}>
        {competition === undefined ? (
          <span className={styles.waiting} />
        ) : (
          <Link
            to={competitionTarget(section, competition, tree.sportsById.get(competition.sportId))}
          >
            {name}
          </Link>
        )}
      </h3>
      <span className={classNames('num', styles.count)} translate="no">
        {count}
      </span>
      {columns === undefined ? <ColumnCaptions /> : columns}
      <IconButton
        icon={isFolded ? 'chevron-down' : 'chevron-up'}
        size="sm"
        label={t(isFolded ? 'list.unfold' : 'list.fold', { name })}
        aria-expanded={!isFolded}
        className={styles.fold}
        onClick={onFold}
      />
    </div>
  );
});

/** For the eye only: each button names its market and outcome itself. */
function ColumnCaptions() {
  const t = useTranslate('betting');
  return (
    <span className={styles.columns} aria-hidden="true">
      <span className={classNames(row.group, row.result)}>
        <i>1</i>
        <i>X</i>
        <i>2</i>
      </span>
      <span className={classNames(row.group, row.total)}>
        <i>{t('column.total')}</i>
        <i>{t('column.over')}</i>
        <i>{t('column.under')}</i>
      </span>
      <span className={classNames(row.group, row.handicap)}>
        <i>{t('column.handicap')}</i>
        <i>1</i>
        <i>2</i>
      </span>
      <ExtraHead />
    </span>
  );
}

export function ExtraHead() {
  const extra = use(ExtraColumnsContext);
  return extra === undefined ? null : (
    <span className={row.extra}>
      {extra.parts === undefined ? null : <extra.parts.ExtraCaptions {...extra} />}
    </span>
  );
}
