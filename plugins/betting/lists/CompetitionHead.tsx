import { observer } from 'mobx-react-lite';
import { use, type ReactNode } from 'react';
import { classNames, Flag, IconButton, LazyPart, Link, useTranslate } from '#core/ui';
import type { CompetitionEvents } from './groupByCompetition.ts';
import type { Section } from '../feed/SportEvent.ts';
import { competitionTarget } from '../navigation/routeToEvent.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { useBetting } from '../service/useBetting.ts';
import { ExtraColumnsContext } from './wide/ExtraColumnsContext.ts';
import styles from './CompetitionHead.module.css';
import type { RowColumn } from './table/rowMarkets.ts';
import row from './table/EventRow.module.css';

const rowColumns: readonly RowColumn[] = ['result', 'total', 'handicap'];

export interface CompetitionHeadProps {
  readonly group: CompetitionEvents;
  /** Number of events on offer; undefined if the list does not know all of them. */
  readonly count: number | undefined;
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
            // Truncated on its own: in a block it would not be cut at the inline content.
            className="one-line"
          >
            {name}
          </Link>
        )}
      </h3>
      <span className={classNames('num', styles.count)} translate="no">
        {count}
      </span>
      {columns === undefined ? section === 'live' ? null : <ColumnCaptions /> : columns}
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

/** Hidden from screen readers: each button names its market and outcome itself. */
function ColumnCaptions() {
  return (
    <span className={styles.columns} aria-hidden="true">
      <ResultCaption />
      <TotalCaption />
      <HandicapCaption />
      <ExtraHead />
    </span>
  );
}

/** The same over all rows of a live list, where each column can be given another market. */
export function LiveCaptions({
  title,
  sportId,
}: {
  readonly title: ReactNode;
  readonly sportId: number;
}) {
  return (
    <div className={classNames(styles.columns, styles.once)}>
      {title}
      <ChosenColumn kind="result" sportId={sportId}>
        <ResultCaption />
      </ChosenColumn>
      <ChosenColumn kind="total" sportId={sportId}>
        <TotalCaption />
      </ChosenColumn>
      <ChosenColumn kind="handicap" sportId={sportId}>
        <HandicapCaption />
      </ChosenColumn>
      <span className={row.more} />
    </div>
  );
}

interface ChosenColumnProps {
  readonly kind: RowColumn;
  readonly sportId: number;
  readonly children: ReactNode;
}

function ChosenColumn({ kind, sportId, children }: ChosenColumnProps) {
  return (
    <span className={styles.chosen} data-column={kind}>
      {children}
      <LazyPart
        name="betting.column-choice"
        load={async () => (await import('./columns/ColumnChoice.tsx')).ColumnChoice}
        props={{ kinds: rowColumns, kind, sportId }}
        hasLaterTexts
        skeleton={null}
      />
    </span>
  );
}

function ResultCaption() {
  return (
    <span className={classNames(row.group, row.result)} aria-hidden="true">
      <i>1</i>
      <i>X</i>
      <i>2</i>
    </span>
  );
}

function TotalCaption() {
  const t = useTranslate('betting');
  return (
    <span className={classNames(row.group, row.total)} aria-hidden="true">
      <i>{t('column.total')}</i>
      <i>{t('column.over')}</i>
      <i>{t('column.under')}</i>
    </span>
  );
}

function HandicapCaption() {
  const t = useTranslate('betting');
  return (
    <span className={classNames(row.group, row.handicap)} aria-hidden="true">
      <i>{t('column.handicap')}</i>
      <i>1</i>
      <i>2</i>
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
