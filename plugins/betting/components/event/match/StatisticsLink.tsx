import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Icon, Link, useServices, useTranslate } from '#core/ui';
import { StatisticsWindow } from '../../../stores/StatisticsWindow.ts';
import { statisticTarget, type StatisticSubject } from '../../statisticTarget.ts';
import styles from './StatisticsLink.module.css';

/** The way to all statistics: in a window of its own or in the page, as the person likes it. */
export const StatisticsLink = observer(function StatisticsLink({ subject, id }: { readonly subject: StatisticSubject; readonly id: number }) {
  const t = useTranslate('betting.later');
  const { storage } = useServices();
  const [choice] = useState(() => new StatisticsWindow(storage));
  const text = t(choice.isOwn ? 'details.all-window' : 'details.all');
  return (
    <Link to={statisticTarget(subject, id, choice.isOwn ? 'popup' : 'page')} target={choice.isOwn ? '_blank' : undefined} rel="noopener" className={styles.link} title={text} aria-label={text}>
      <Icon name={choice.isOwn ? 'external-link' : 'chart-bar'} size={17} />
    </Link>
  );
});
