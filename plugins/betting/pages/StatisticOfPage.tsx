import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { classNames, useServices } from '#core/ui';
import { idOfParameter } from '../components/eventTarget.ts';
import { CompetitionStatistics } from '../components/statistic/CompetitionStatistics.tsx';
import { EventStatistics } from '../components/statistic/EventStatistics.tsx';
import { NothingKnown } from '../components/statistic/NothingKnown.tsx';
import { StatisticTexts } from '../components/statistic/StatisticTexts.tsx';
import { TeamStatistics } from '../components/statistic/TeamStatistics.tsx';
import { statisticPlace } from '../components/statisticTarget.ts';
import { MatchFacts } from '../stores/MatchFacts.ts';
import styles from './StatisticPage.module.css';

/** All that is known of an event, a competition or a team: in the site, or alone in a window of its own. */
export function StatisticOfPage() {
  return (
    <StatisticTexts>
      <Contents />
    </StatisticTexts>
  );
}

const Contents = observer(function Contents() {
  const services = useServices();
  const [facts] = useState(() => new MatchFacts(services));
  const { navigation } = services;
  const at = statisticPlace(navigation.routeName);
  const id = idOfParameter(navigation.params['id']);
  if (at === undefined || id === undefined) return <NothingKnown place={at?.place} />;
  const part = { id, facts, place: at.place };
  return (
    <div className={classNames(styles.page, at.place === 'popup' && styles.popup)}>
      {at.subject === 'event' ? <EventStatistics key={id} {...part} /> : null}
      {at.subject === 'competition' ? <CompetitionStatistics key={id} {...part} /> : null}
      {at.subject === 'team' ? <TeamStatistics key={id} {...part} /> : null}
    </div>
  );
});
