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
  const total = home + away;
  // Parts of the whole: figures below one, as expected goals, would not fill the bar.
  const partOf = (figure: number) => ({ flexGrow: total === 0 ? 1 : figure / total });
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
          className={classNames(home >= away && total > 0 && styles.higher)}
          style={partOf(home)}
        />
        <i className={classNames(away > home && styles.higher)} style={partOf(away)} />
      </span>
    </li>
  );
});
