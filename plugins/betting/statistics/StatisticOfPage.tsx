import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { classNames, useServices } from '#core/ui';
import { idOfParameter } from '../navigation/routeToEvent.ts';
import { CompetitionStatistics } from './CompetitionStatistics.tsx';
import { EventStatistics } from './report/EventStatistics.tsx';
import { NoStatistics } from './NoStatistics.tsx';
import { StatisticTexts } from './StatisticTexts.tsx';
import { TeamStatistics } from './TeamStatistics.tsx';
import { statisticPlace } from './statisticTarget.ts';
import { MatchFacts } from '../event/MatchFacts.ts';
import styles from './StatisticPage.module.css';

/** All that is known of an event, competition or team: in the site, or in its own window. */
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
  if (at === undefined || id === undefined) return <NoStatistics place={at?.place} />;
  const part = { id, facts, place: at.place };
  return (
    <div className={classNames(styles.page, at.place === 'popup' && styles.popup)}>
      {at.subject === 'event' ? <EventStatistics key={id} {...part} /> : null}
      {at.subject === 'competition' ? <CompetitionStatistics key={id} {...part} /> : null}
      {at.subject === 'team' ? <TeamStatistics key={id} {...part} /> : null}
    </div>
  );
});
