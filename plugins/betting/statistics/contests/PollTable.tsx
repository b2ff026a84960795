import { observer } from 'mobx-react-lite';
import { classNames, useFormat, useServices, useTranslate } from '#core/ui';
import { pollMove, type Polls } from './contests.ts';
import { movedText } from './percentText.ts';
import { ContestTable } from './ContestTable.tsx';
import { ShareBar } from './ShareBar.tsx';
import { ShareText } from './ShareText.tsx';
import styles from './ContestTable.module.css';

/** Polls of a vote: the newest with bars, earlier ones as room permits. */
export const PollTable = observer(function PollTable({
  polls: { atS, rows },
}: {
  readonly polls: Polls;
}) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const most = Math.max(...rows.map(({ shares }) => shares[0] ?? 0));
  const before = atS.slice(1);
  return (
    <ContestTable
      caption={t('contest.polls')}
      name={t('contest.candidate')}
      share={t('contest.support')}
      heads={
        <>
          {before.length === 0 ? null : <th scope="col">{t('contest.move')}</th>}
          {before.map((each) => (
            <th key={each} scope="col" className={classNames('num', styles.early)}>
              {format.dayMonth(each)}
            </th>
          ))}
        </>
      }
    >
      {rows.map(({ person, shares }) => (
        <tr key={person.id}>
          <th scope="row" className={styles.name}>
            <bdi>{person.name}</bdi>
          </th>
          <td className={styles.share}>
            <ShareBar share={shares[0] ?? 0} most={most} />
          </td>
          {before.length === 0 ? null : (
            <td>
              <Move shares={shares} />
            </td>
          )}
          {shares.slice(1).map((share, index) => (
            <td key={atS[index + 1]} className={styles.early}>
              <ShareText share={share} />
            </td>
          ))}
        </tr>
      ))}
    </ContestTable>
  );
});

const Move = observer(function Move({ shares }: { readonly shares: readonly number[] }) {
  const { environment } = useServices();
  const move = pollMove(shares);
  return move === undefined ? null : (
    <span
      className={classNames('num', move > 0 && styles.up, move < 0 && styles.down)}
      translate="no"
      dir="ltr"
    >
      {movedText(move, environment.language)}
    </span>
  );
});
