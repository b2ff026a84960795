import { observer } from 'mobx-react-lite';
import { Icon, Link, useLayoutKind, useTranslate } from '#core/ui';
import { eventName, type Competition, type SportEvent } from '../../domain/SportEvent.ts';
import { competitionTarget, sportTarget } from '../eventTarget.ts';
import { FavouriteButton } from '../FavouriteButton.tsx';
import { useBetting } from '../useBetting.ts';
import styles from './EventCrumbs.module.css';

interface EventCrumbsProps {
  readonly event: SportEvent;
  readonly competition: Competition | undefined;
}

/** Section, sport, competition, event. */
export const EventCrumbs = observer(function EventCrumbs({ event, competition }: EventCrumbsProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const section = event.isLive ? 'live' : 'line';
  const sport = tree.sportsById.get(event.sportId);
  const name = eventName(event);
  const layout = useLayoutKind();
  if (layout === 'mobile') return <EventBar event={event} competition={competition} name={name} />;
  return (
    <div className={styles.bar}>
      <nav aria-label={t('event.crumbs')} className={styles.crumbs}>
        <ol>
          <li>
            <Link to={{ name: `betting.${section}` }}>{t(`menu.${section}`)}</Link>
          </li>
          {sport === undefined ? null : (
            <li>
              <Icon name="chevron-right" size={13} />
              <Link to={sportTarget(section, sport)}>{sport.name}</Link>
            </li>
          )}
          {competition === undefined ? null : (
            <li>
              <Icon name="chevron-right" size={13} />
              <Link to={competitionTarget(section, competition, sport)}>{competition.name}</Link>
            </li>
          )}
          <li className={styles.here} aria-current="page">
            <Icon name="chevron-right" size={13} />
            <span>{name}</span>
          </li>
        </ol>
      </nav>
      <FavouriteButton kind="event" id={event.id} name={name} />
    </div>
  );
});

/** On a phone it is the page's own header: back to the competition, its name, the star. */
const EventBar = observer(function EventBar({ event, competition, name }: EventCrumbsProps & { readonly name: string }) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const section = event.isLive ? 'live' : 'line';
  const sport = tree.sportsById.get(event.sportId);
  return (
    <header className={styles.stage} data-page-header="">
      <nav aria-label={t('event.crumbs')}>
        <Link to={competition === undefined ? { name: `betting.${section}` } : competitionTarget(section, competition, sport)}>
          <Icon name="chevron-left" size={21} />
          <span>{competition?.name ?? t(`menu.${section}`)}</span>
        </Link>
      </nav>
      <FavouriteButton kind="event" id={event.id} name={name} />
    </header>
  );
});
