import { observer } from 'mobx-react-lite';
import { ButtonLink, Icon, useFormat, useTranslate } from '#core/ui';
import { eventName, type SportEvent } from '../feed/SportEvent.ts';
import type { EventStore } from '../event/EventStore.ts';
import { statisticTarget } from '../statistics/statisticTarget.ts';
import styles from './OutrightHead.module.css';

interface OutrightHeadProps {
  readonly store: EventStore;
  readonly event: SportEvent;
}

/** Head of an outright: subject, closing time and deciding table, or the result. */
export const OutrightHead = observer(function OutrightHead({ store, event }: OutrightHeadProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const { competition } = store;
  const places = event.outright?.places;
  const isOver = event.status === 'finished';
  const name = eventName(event);
  return (
    <section className={styles.head} aria-label={name}>
      {competition === undefined || competition.name === name ? null : (
        <p className={styles.competition}>{competition.name}</p>
      )}
      <h1>{name}</h1>
      <p className={styles.until}>
        <Icon name="clock" size={16} />
        {isOver
          ? t(places === undefined ? 'outright.over' : 'outright.decided')
          : t('outright.until', {
              date: format.date(event.startsAtS),
              time: format.time(event.startsAtS),
            })}
      </p>
      <ButtonLink
        to={statisticTarget('competition', event.competitionId)}
        variant="secondary"
        size="sm"
        className={styles.table}
      >
        {t(places === undefined ? 'details.table' : 'details.statistics')}
      </ButtonLink>
      {isOver && places !== undefined && places.length > 0 ? (
        <ol className={styles.places} aria-label={t('outright.places')}>
          {places.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      ) : null}
    </section>
  );
});
