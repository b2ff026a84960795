import { observer } from 'mobx-react-lite';
import { Icon, Link, useServices, useTranslate } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import { statisticsWindowOf } from '../../statistics/statisticsWindowOf.ts';
import { statisticTarget, type StatisticSubject } from '../../statistics/statisticTarget.ts';
import styles from './StatisticsLink.module.css';

/** Link to all statistics, in a window of its own or in the page, as the person has chosen. */
export const StatisticsLink = observer(function StatisticsLink({
  subject,
  id,
}: {
  readonly subject: StatisticSubject;
  readonly id: number;
}) {
  const t = useTranslate('betting.later');
  const isInWindow = statisticsWindowOf(useBetting(), useServices()).value;
  const text = t(isInWindow ? 'details.all-window' : 'details.all');
  return (
    <Link
      to={statisticTarget(subject, id, isInWindow ? 'popup' : 'page')}
      target={isInWindow ? '_blank' : undefined}
      rel="noopener"
      className={styles.link}
      title={text}
      aria-label={text}
    >
      <Icon name={isInWindow ? 'external-link' : 'chart-bar'} size={17} />
    </Link>
  );
});
