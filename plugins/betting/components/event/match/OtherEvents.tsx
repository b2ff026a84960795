import { observer } from 'mobx-react-lite';
import { Link, Panel, PanelHead, useFormat, useTranslate } from '#core/ui';
import { eventName, type SportEvent } from '../../../domain/SportEvent.ts';
import type { ListStore } from '../../../stores/ListStore.ts';
import { eventTarget } from '../../eventTarget.ts';
import { LiveMark } from '../../LiveMark.tsx';
import { useBetting } from '../../useBetting.ts';
import { useOpen } from '../../useOpen.ts';
import styles from './OtherEvents.module.css';

const SHOWN = 6;

/** What else is played in the same competition. */
export const OtherEvents = observer(function OtherEvents({ event }: { readonly event: SportEvent }) {
  const betting = useBetting();
  const t = useTranslate('betting');
  const list = useOpen(betting.list({ section: event.isLive ? 'live' : 'line', sportId: event.sportId, competitionIds: [event.competitionId], limit: SHOWN + 1 }));
  const eventIds = list.order.filter((eventId) => eventId !== event.id).slice(0, SHOWN);
  if (eventIds.length === 0) return null;
  return (
    <Panel aria-labelledby="other-events" className={styles.panel}>
      <PanelHead id="other-events" title={t('event.others')} />
      <ul className={styles.list}>
        {eventIds.map((eventId) => (
          <OtherEvent key={eventId} list={list} eventId={eventId} />
        ))}
      </ul>
    </Panel>
  );
});

const OtherEvent = observer(function OtherEvent({ list, eventId }: { readonly list: ListStore; readonly eventId: number }) {
  const { tree } = useBetting();
  const format = useFormat();
  const event = list.events.get(eventId);
  if (event === undefined) return null;
  const { score } = event;
  return (
    <li>
      <Link to={eventTarget(event, tree)} className={styles.row}>
        <span className={`num ${styles.when ?? ''}`}>{event.isLive && score !== undefined ? <LiveMark score={score} className={styles.live} /> : format.time(event.startsAtS)}</span>
        <span className={styles.name}>{eventName(event)}</span>
        {event.isLive && score !== undefined ? (
          <bdi className="num">
            {score.home} : {score.away}
          </bdi>
        ) : null}
      </Link>
    </li>
  );
});
