import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Icon, Link, useServices, useTranslate } from '#core/ui';
import { statisticsWindow } from '../../lists/options/PersistedFlag.ts';
import { statisticTarget, type StatisticSubject } from '../../statistics/statisticTarget.ts';
import styles from './StatisticsLink.module.css';

/** The way to all statistics: in a window of its own or in the page, as the person likes it. */
export const StatisticsLink = observer(function StatisticsLink({
  subject,
  id,
}: {
  readonly subject: StatisticSubject;
  readonly id: number;
}) {
  const t = useTranslate('betting.later');
  const { storage } = useServices();
  const [choice] = useState(() => statisticsWindow(storage));
  const text = t(choice.isOn ? 'details.all-window' : 'details.all');
  return (
    <Link
      to={statisticTarget(subject, id, choice.isOn ? 'popup' : 'page')}
      target={choice.isOn ? '_blank' : undefined}
      rel="noopener"
      className={styles.link}
      title={text}
      aria-label={text}
    >
      <Icon name={choice.isOn ? 'external-link' : 'chart-bar'} size={17} />
    </Link>
  );
});
