import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Resource } from '#core/data';
import {
  Button,
  classNames,
  Crest,
  LazyPart,
  Link,
  useFormat,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { hasDraws, tableGroups, type LeagueTable, type TableRow } from '../statistics.ts';
import { firstRows, rowStep, tablePortion } from './tablePortion.ts';
import { statisticTarget } from '../statisticTarget.ts';
import { DetailsPart } from '../DetailsPart.tsx';
import { FormMarks } from '../form/FormMarks.tsx';
import { PartSkeleton } from '../PartSkeleton.tsx';
import styles from './LeagueTableView.module.css';

/** About as high as the table of a league. */
const waitingLines = 14;

interface LeagueTableViewProps {
  readonly store: Resource<LeagueTable>;
  readonly teamIds?: readonly number[];
  /** Links of a pop-up window stay in that window. */
  readonly place?: 'page' | 'popup';
}

export function LeagueTableView({ store, teamIds = [], place = 'page' }: LeagueTableViewProps) {
  return (
    <DetailsPart resource={store} lineCount={waitingLines} waitingClass={styles.waiting}>
      {(table) => (
        <div className={styles.frame}>
          {table.rounds === undefined ? (
            <Table key={table.season} table={table} teamIds={teamIds} place={place} />
          ) : (
            <LazyPart
              name="betting.cup-bracket"
              load={async () => (await import('./CupBracket.tsx')).CupBracket}
              props={{ competition: table.competition, rounds: table.rounds, teamIds, place }}
              hasLaterTexts
              skeleton={<PartSkeleton lineCount={waitingLines} className={styles.waiting} />}
            />
          )}
        </div>
      )}
    </DetailsPart>
  );
}

interface TableProps extends Required<Pick<LeagueTableViewProps, 'teamIds' | 'place'>> {
  readonly table: LeagueTable;
}

const columns = ['played', 'won', 'drawn', 'lost', 'goals', 'points'] as const;

const Table = observer(function Table({
  table: { competition, rows },
  teamIds,
  place,
}: TableProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const [limit, setLimit] = useState(firstRows);
  const frameRef = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const shown = columns.filter((column) => column !== 'drawn' || hasDraws(rows));
  const portion = tablePortion(rows, limit, teamIds);
  const { nextCount } = portion;

  // Moves the focus to the first of the rows that the press has added.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    frameRef.current
      ?.querySelectorAll<HTMLElement>('tbody a')
      [firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [limit]);

  const showMore = (): void => {
    firstNew.current = limit;
    setLimit(limit + (nextCount > rowStep ? rows.length : rowStep));
  };

  return (
    <div ref={frameRef}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{competition.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('table.place')}</VisuallyHidden>
            </th>
            <th scope="col" className={styles.team}>
              {t('table.team')}
            </th>
            {shown.map((column) => (
              <th key={column} scope="col">
                <span aria-hidden="true">{t(`table.${column}-short`)}</span>
                <VisuallyHidden>{t(`table.${column}`)}</VisuallyHidden>
              </th>
            ))}
            <th scope="col" className={styles.form}>
              {t('table.form')}
            </th>
          </tr>
        </thead>
        {tableGroups(portion.rows).map(({ group, rows: own }) => (
          <tbody key={group ?? ''}>
            {group === undefined ? null : (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={shown.length + 3}>
                  {t('table.group', { group })}
                </th>
              </tr>
            )}
            {own.map((row) => (
              <Row
                key={row.team.id}
                row={row}
                columns={shown}
                isOwn={teamIds.includes(row.team.id)}
                place={place}
              />
            ))}
          </tbody>
        ))}
      </table>
      {nextCount === 0 ? null : (
        <div className={styles.more}>
          <Button variant="secondary" onClick={showMore}>
            {t('table.more', { number: format.number(nextCount) })}
          </Button>
        </div>
      )}
    </div>
  );
});

interface RowProps {
  readonly row: TableRow;
  readonly columns: readonly (typeof columns)[number][];
  readonly isOwn: boolean;
  readonly place: 'page' | 'popup';
}

const Row = observer(function Row({ row, columns: shown, isOwn, place }: RowProps) {
  const format = useFormat();
  const { team, form } = row;
  return (
    <tr className={classNames(isOwn && styles.own)}>
      <td className="num" translate="no">
        {row.place}
      </td>
      <th scope="row" className={styles.team}>
        <Link to={statisticTarget('team', team.id, place)}>
          <Crest colors={team.colors} size={16} />
          <span>{team.name}</span>
        </Link>
      </th>
      {shown.map((column) => (
        <td
          key={column}
          className={classNames('num', column === 'points' && styles.points)}
          translate="no"
        >
          {column === 'goals' ? (
            <bdi>{format.score(`${row.scored}:${row.conceded}`)}</bdi>
          ) : (
            format.number(row[column])
          )}
        </td>
      ))}
      <td className={styles.form}>
        <FormMarks form={form} />
      </td>
    </tr>
  );
});
