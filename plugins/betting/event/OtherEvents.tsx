import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link, Panel, PanelHead, useFormat, useOpen, useTranslate } from '#core/ui';
import { cellCaption, firstMarket } from '../lists/table/rowMarkets.ts';
import type { Section, SportEvent } from '../feed/SportEvent.ts';
import { routeToEvent } from '../navigation/routeToEvent.ts';
import { LiveMark } from '../clock/LiveMark.tsx';
import { OddsButton } from '../prices/OddsButton.tsx';
import { VisibilityGateContext } from '../prices/VisibilityGate.ts';
import { useBetting } from '../service/useBetting.ts';
import { useOddsEvent } from '../prices/useOddsEvent.ts';
import { useVisibilityGate } from '../prices/useVisibilityGate.ts';
import { sideScore } from './scoreboard/sideScore.ts';
import styles from './OtherEvents.module.css';

const shown = 5;

/** Other events of the competition, live ones first. */
export const OtherEvents = observer(function OtherEvents({
  event,
}: {
  readonly event: SportEvent;
}) {
  const t = useTranslate('betting');
  const live = useOthers(event, 'live');
  const line = useOthers(event, 'line');
  // An event that has just begun can still be in the prematch list.
  const others = [...live, ...line.filter(({ id }) => live.every((other) => other.id !== id))];
  if (others.length === 0) return null;
  return (
    <Panel aria-labelledby="other-events" className={styles.panel}>
      <PanelHead id="other-events" title={t('event.others')} />
      <ul>
        {others.map((other) => (
          <OtherEvent key={other.id} event={other} />
        ))}
      </ul>
    </Panel>
  );
});

function useOthers(
  { id, sportId, competitionId }: SportEvent,
  section: Section,
): readonly SportEvent[] {
  const betting = useBetting();
  const list = useOpen(
    betting.list({ section, sportId, competitionIds: [competitionId], limit: shown + 1 }),
  );
  return list.order
    .filter((eventId) => eventId !== id)
    .slice(0, shown)
    .flatMap((eventId) => list.events.get(eventId) ?? []);
}

const OtherEvent = observer(function OtherEvent({ event }: { readonly event: SportEvent }) {
  const { tree } = useBetting();
  const format = useFormat();
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const { isLive, score, home, away } = event;
  const oddsEvent = useOddsEvent(event);
  const row = event.outright === undefined ? firstMarket(event.mainMarkets) : undefined;
  const isPlayed = isLive && score !== undefined;
  return (
    <li ref={ref} className={styles.event}>
      <Link to={routeToEvent(event, tree)} className={styles.row}>
        <span className={`num ${styles.when ?? ''}`}>
          {isPlayed ? (
            <LiveMark score={score} className={styles.live} />
          ) : (
            <span>{format.time(event.startsAtS)}</span>
          )}
          {isPlayed || format.daysFromToday(event.startsAtS) === 0 ? null : (
            <small>{format.dayMonth(event.startsAtS)}</small>
          )}
        </span>
        <span className={styles.names}>
          <span className="one-line">{event.outright?.name ?? home.name}</span>
          {event.outright === undefined ? <span className="one-line">{away.name}</span> : null}
        </span>
        {isPlayed ? (
          <span className={`num ${styles.score ?? ''}`} translate="no">
            <b>{sideScore(score, 1)}</b>
            <b>{sideScore(score, 2)}</b>
          </span>
        ) : null}
      </Link>
      {row === undefined ? null : (
        <div className={styles.odds}>
          <VisibilityGateContext value={gate}>
            {row.outcomes.map((outcome) =>
              outcome === undefined ? null : (
                <OddsButton
                  key={outcome.id}
                  event={oddsEvent}
                  market={row.market}
                  outcome={outcome}
                  caption={cellCaption(outcome, row.market)}
                  className={styles.button}
                />
              ),
            )}
          </VisibilityGateContext>
        </div>
      )}
    </li>
  );
});
