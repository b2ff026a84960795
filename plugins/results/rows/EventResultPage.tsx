import { observer } from 'mobx-react-lite';
import { Icon, Link, useFormat, usePageTitle, useServices, useTranslate } from '#core/ui';
import {
  eventOf,
  eventName,
  EventReportPart,
  idOfParameter,
  useBetting,
} from '../../betting/ui.ts';
import { resultsTarget } from '../days/resultsTarget.ts';
import { dateOf } from '../days/calendar.ts';
import styles from './EventResultPage.module.css';

export const EventResultPage = observer(function EventResultPage() {
  const betting = useBetting();
  const { navigation, preferences, clock } = useServices();
  const t = useTranslate('results');
  const format = useFormat();
  const eventId = idOfParameter(navigation.params['game']) ?? 0;
  const { event, competition } = eventOf(betting, eventId);
  usePageTitle(event === undefined ? undefined : t('event.title-of', { name: eventName(event) }));
  const offsetMin = preferences.timeZoneOffsetMin;
  const today = dateOf(clock.nowMs(), offsetMin);
  const date = event === undefined ? today : dateOf(event.startsAtS * 1000, offsetMin);
  const sport = event === undefined ? undefined : betting.tree.sportsById.get(event.sportId);
  return (
    <div className={styles.page}>
      <nav aria-label={t('crumbs')} className={styles.crumbs}>
        <ol>
          <li>
            <Link to={resultsTarget(date > today ? today : date, today, {})}>{t('title')}</Link>
          </li>
          {sport === undefined ? null : (
            <li>
              <Icon name="chevron-right" size={13} />
              <Link to={resultsTarget(date, today, {}, sport)}>{sport.name}</Link>
            </li>
          )}
          {sport === undefined || competition === undefined ? null : (
            <li>
              <Icon name="chevron-right" size={13} />
              <Link to={resultsTarget(date, today, {}, sport, competition)}>
                {competition.name}
              </Link>
            </li>
          )}
          {event === undefined ? null : (
            <li aria-current="page">
              <Icon name="chevron-right" size={13} />
              <span>{format.names(eventName(event))}</span>
            </li>
          )}
        </ol>
      </nav>
      <EventReportPart eventId={eventId} />
    </div>
  );
});
