import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, type DragEvent, type KeyboardEvent } from 'react';
import {
  Crest,
  Icon,
  IconButton,
  Link,
  LiveDot,
  SkeletonLine,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import { cellCaption, rowMarkets, type RowMarket } from '../lists/table/rowMarkets.ts';
import { eventName, type SportEvent } from '../feed/SportEvent.ts';
import { CardScore } from '../lists/phone/CardScore.tsx';
import { AllMarketsLink } from '../lists/table/AllMarketsLink.tsx';
import { routeToEvent } from '../navigation/routeToEvent.ts';
import { LiveMark } from '../clock/LiveMark.tsx';
import { OddsButton } from '../prices/OddsButton.tsx';
import { ServingMark } from '../clock/ServingMark.tsx';
import { StopReason } from '../clock/StopReason.tsx';
import { VisibilityGateContext } from '../prices/VisibilityGate.ts';
import { useBetting } from '../service/useBetting.ts';
import { useOddsEvent } from '../prices/useOddsEvent.ts';
import { useVisibilityGate } from '../prices/useVisibilityGate.ts';
import { useStaleMark } from '../prices/useStaleMark.ts';
import { EndedMatch } from './EndedMatch.tsx';
import styles from './MultiTile.module.css';
import { useMulti } from './useMulti.ts';

const dragType = 'application/x-grandstand-event';

/** One of several matches: teams, score, main markets; moved by drag or arrow keys. */
export const MultiTile = observer(function MultiTile({ eventId }: { readonly eventId: number }) {
  const betting = useBetting();
  const multi = useMulti();
  const { environment } = useServices();
  const t = useTranslate('betting.later');
  const ref = useRef<HTMLLIElement>(null);
  const gate = useVisibilityGate(ref);
  const query = useMemo(
    () => ({ section: 'live', eventIds: [eventId], limit: 1 }) as const,
    [eventId],
  );
  const list = useOpen(betting.list(query));
  const staleMark = useStaleMark(list);
  const event = list.events.get(eventId);
  const name =
    event === undefined
      ? t('multi.match', { place: multi.eventIds.indexOf(eventId) + 1 })
      : eventName(event);

  const handleKey = (key: KeyboardEvent): void => {
    const forward = environment.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const by =
      key.key === forward || key.key === 'ArrowDown' ? 1 : key.key.startsWith('Arrow') ? -1 : 0;
    if (by === 0) return;
    key.preventDefault();
    multi.move(eventId, { by });
  };
  const handleDrop = (drop: DragEvent): void => {
    const dragged = Number(drop.dataTransfer.getData(dragType));
    if (!multi.has(dragged)) return;
    drop.preventDefault();
    multi.move(dragged, { before: eventId });
  };

  return (
    <li
      ref={ref}
      className={styles.tile}
      aria-label={name}
      {...staleMark}
      onDragOver={(over) => {
        if (over.dataTransfer.types.includes(dragType)) over.preventDefault();
      }}
      onDrop={handleDrop}
    >
      <div
        className={styles.head}
        draggable
        onDragStart={(start) => {
          start.dataTransfer.setData(dragType, String(eventId));
          start.dataTransfer.effectAllowed = 'move';
        }}
      >
        <IconButton
          icon="arrows-sort"
          size="sm"
          label={t('multi.move', { name })}
          onKeyDown={handleKey}
        />
        <span className={styles.competition}>
          {event === undefined
            ? ''
            : (betting.tree.competitions.get(event.competitionId)?.name ?? '')}
        </span>
        {event?.score === undefined ? null : (
          <span className={styles.clock}>
            <LiveDot />
            <LiveMark score={event.score} className="num" />
            <StopReason reason={event.score.stopReason} />
          </span>
        )}
        <IconButton
          icon="x"
          size="sm"
          label={t('multi.remove', { name })}
          onClick={() => multi.remove(eventId)}
        />
      </div>
      {event !== undefined ? (
        <VisibilityGateContext value={gate}>
          <TileBody event={event} />
        </VisibilityGateContext>
      ) : list.snapshot.isLoading ? (
        <div className={styles.waiting} aria-hidden="true">
          <SkeletonLine width="60%" />
          <SkeletonLine width="50%" />
          <SkeletonLine />
        </div>
      ) : (
        <EndedMatch eventId={eventId} />
      )}
    </li>
  );
});

const TileBody = observer(function TileBody({ event }: { readonly event: SportEvent }) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const { score } = event;
  const oddsEvent = useOddsEvent(event);
  const { result, total, handicap } = rowMarkets(event.mainMarkets);
  const shown = [result, total, handicap].filter((row): row is RowMarket => row !== undefined);
  return (
    <>
      <Link to={routeToEvent(event, tree)} className={styles.teams}>
        {[event.home, event.away].map((team, index) => (
          <span key={index} className={styles.team}>
            {isOfPlayers(event.sportId) ? null : <Crest colors={team.colors} size={18} />}
            <span className={styles.name}>{team.name}</span>
            {score?.server === index + 1 ? <ServingMark label={t('score.serving')} /> : null}
            <CardScore event={event} team={index === 0 ? 1 : 2} />
          </span>
        ))}
      </Link>
      {shown.length === 0 ? <p className={styles.closed}>{t('market.closed')}</p> : null}
      {shown.map(({ market, outcomes }) => (
        <div key={market.id} className={styles.market}>
          <span className={styles.marketName}>{market.name}</span>
          <div className={styles.odds}>
            {outcomes.map((outcome) =>
              outcome === undefined ? null : (
                <OddsButton
                  key={outcome.id}
                  event={oddsEvent}
                  market={market}
                  outcome={outcome}
                  caption={cellCaption(outcome, market)}
                  className={styles.button}
                />
              ),
            )}
          </div>
        </div>
      ))}
      <AllMarketsLink event={event} className={styles.all}>
        <Icon name="chevron-right" size={14} />
      </AllMarketsLink>
    </>
  );
});
