import { observer } from 'mobx-react-lite';
import { useFormat, useTranslate } from '#core/ui';
import { winShare, type RunnerRecord, type TrackRecord } from './contests.ts';
import { ContestTable } from './ContestTable.tsx';
import { Marble } from './Marble.tsx';
import { ShareBar } from './ShareBar.tsx';
import styles from './ContestTable.module.css';

const columns = ['started', 'won', 'top-three', 'last'] as const;

export const TrackTable = observer(function TrackTable({
  track: { runners, races },
}: {
  readonly track: TrackRecord;
}) {
  const t = useTranslate('betting.later');
  const most = Math.max(...runners.map(winShare));
  return (
    <ContestTable
      caption={t('contest.counted', { count: races })}
      name={t('contest.marble')}
      share={t('contest.share')}
      heads={columns.map((column) => (
        <th key={column} scope="col" className={styles[column]}>
          {t(`contest.${column}`)}
        </th>
      ))}
    >
      {runners.map((row) => (
        <Runner key={row.runner.id} row={row} most={most} />
      ))}
    </ContestTable>
  );
});

const Runner = observer(function Runner({
  row,
  most,
}: {
  readonly row: RunnerRecord;
  readonly most: number;
}) {
  const format = useFormat();
  const { runner, started, won, topThree, last } = row;
  const counts = { started, won, 'top-three': topThree, last };
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span>
          <Marble colors={runner.colors} />
          <bdi>{runner.name}</bdi>
        </span>
      </th>
      <td className={styles.share}>
        <ShareBar share={winShare(row)} most={most} />
      </td>
      {columns.map((column) => (
        <td key={column} className={`num ${styles[column] ?? ''}`} translate="no">
          {format.number(counts[column])}
        </td>
      ))}
    </tr>
  );
});
