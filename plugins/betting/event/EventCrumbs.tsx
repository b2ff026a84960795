import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { Icon, Link, useFormat, useLayoutKind, useTranslate } from '#core/ui';
import { eventName, type Competition, type SportEvent } from '../feed/SportEvent.ts';
import { competitionTarget, sportTarget } from '../navigation/routeToEvent.ts';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import { useBetting } from '../service/useBetting.ts';
import styles from './EventCrumbs.module.css';

export interface WayStep {
  readonly to: RouteTarget;
  readonly name: string;
}

interface EventCrumbsProps {
  readonly event: SportEvent;
  readonly competition: Competition | undefined;
  /** Breadcrumbs above the event; section, sport and competition by default. */
  readonly way?: readonly WayStep[] | undefined;
}

export const EventCrumbs = observer(function EventCrumbs({
  event,
  competition,
  way,
}: EventCrumbsProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const section = event.isLive ? 'live' : 'line';
  const sport = tree.sportsById.get(event.sportId);
  const name = eventName(event);
  const format = useFormat();
  const layout = useLayoutKind();
  const steps: readonly WayStep[] = way ?? [
    { to: { name: `betting.${section}` }, name: t(`menu.${section}`) },
    ...(sport === undefined ? [] : [{ to: sportTarget(section, sport), name: sport.name }]),
    ...(competition === undefined
      ? []
      : [{ to: competitionTarget(section, competition, sport), name: competition.name }]),
  ];
  if (layout === 'mobile')
    return (
      <EventBar
        event={event}
        step={competition === undefined ? steps[0] : steps.at(-1)}
        name={name}
      />
    );
  return (
    <div className={styles.bar}>
      <nav aria-label={t('event.crumbs')} className={styles.crumbs}>
        <ol>
          {steps.map((step, index) => (
            <li key={index}>
              {index === 0 ? null : <Icon name="chevron-right" size={13} />}
              <Link to={step.to}>{step.name}</Link>
            </li>
          ))}
          <li className={styles.here} aria-current="page">
            <Icon name="chevron-right" size={13} />
            <span>{format.names(name)}</span>
          </li>
        </ol>
      </nav>
      <FavouriteButton kind="event" id={event.id} name={name} />
    </div>
  );
});

interface EventBarProps {
  readonly event: SportEvent;
  readonly step: WayStep | undefined;
  readonly name: string;
}

/** Header of the page on phones: back to the competition, name, star. */
function EventBar({ event, step, name }: EventBarProps) {
  const t = useTranslate('betting');
  return (
    <header className={styles.stage} data-page-header="">
      <nav aria-label={t('event.crumbs')}>
        {step === undefined ? null : (
          <Link to={step.to}>
            <Icon name="chevron-left" size={21} />
            <span>{step.name}</span>
          </Link>
        )}
      </nav>
      <FavouriteButton kind="event" id={event.id} name={name} />
    </header>
  );
}
