import { observer } from 'mobx-react-lite';
import { classNames, useFormat } from '#core/ui';
import type { Statistic } from '../../feed/SportEvent.ts';
import styles from './StatisticBars.module.css';

export function StatisticBars({ statistics }: { readonly statistics: readonly Statistic[] }) {
  return (
    <ul className={styles.statistics}>
      {statistics.map((statistic) => (
        <StatisticRow key={statistic.key} statistic={statistic} />
      ))}
    </ul>
  );
}

const StatisticRow = observer(function StatisticRow({
  statistic: { name, home, away },
}: {
  readonly statistic: Statistic;
}) {
  const format = useFormat();
  const isEmpty = home + away === 0;
  return (
    <li className={styles.statistic}>
      <b className="num" translate="no">
        {format.number(home)}
      </b>
      <span>{name}</span>
      <b className="num" translate="no">
        {format.number(away)}
      </b>
      <span className={styles.bar} aria-hidden="true">
        <i
          className={classNames(home >= away && !isEmpty && styles.higher)}
          style={{ flexGrow: isEmpty ? 1 : home }}
        />
        <i
          className={classNames(away > home && styles.higher)}
          style={{ flexGrow: isEmpty ? 1 : away }}
        />
      </span>
    </li>
  );
});
