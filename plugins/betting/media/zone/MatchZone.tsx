import { isOfPlayers } from '#domain/sports/isOfPlayers.ts';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type CSSProperties } from 'react';
import {
  classNames,
  Crest,
  IconButton,
  useOpen,
  useServices,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { heatOf, type ZonePlace } from './ZoneAction.ts';
import { fieldHeight, fieldWidth, zoneDrawings } from '#domain/zone/zoneDrawings.ts';
import { zoneSurface, type ZoneSurface } from '#domain/zone/zoneSurface.ts';
import { eventName, type SportEvent } from '../../feed/SportEvent.ts';
import { ZoneStore } from './ZoneStore.ts';
import styles from './MatchZone.module.css';

export const MatchZone = observer(function MatchZone({ event }: { readonly event: SportEvent }) {
  const services = useServices();
  const t = useTranslate('betting.later');
  const [store] = useState(() => new ZoneStore(services, event.id));
  const [isReadOut, setReadOut] = useState(false);
  useOpen(store);
  useEffect(() => {
    if (!isReadOut) return undefined;
    return reaction(
      () => store.words,
      (words) => words !== '' && services.announcer.polite(words),
      { fireImmediately: true },
    );
  }, [isReadOut, store, services]);

  const surface = zoneSurface(event);
  if (surface === undefined) return null;
  const { action } = store;
  const acting =
    action === undefined || action.team === 0
      ? undefined
      : action.team === 1
        ? event.home
        : event.away;
  return (
    <figure
      className={styles.zone}
      data-ground={zoneDrawings[surface].ground}
      aria-label={t('media.zone-of', { name: eventName(event) })}
    >
      <Field surface={surface} event={event} store={store} />
      <div
        className={classNames(
          styles.label,
          (action === undefined || store.state !== 'live') && styles.quiet,
        )}
        aria-hidden="true"
      >
        {acting === undefined || isOfPlayers(event.sportId) ? null : (
          <Crest colors={acting.colors} size={18} />
        )}
        <span>
          {store.state === 'gone'
            ? t('media.zone-over')
            : store.state === 'stale'
              ? t('media.zone-stale')
              : (action?.text ?? t('media.zone-loading'))}
        </span>
      </div>
      <figcaption>
        <VisuallyHidden>
          {store.state === 'live'
            ? store.words
            : t(`media.zone-${store.state === 'gone' ? 'over' : store.state}`)}
        </VisuallyHidden>
      </figcaption>
      <IconButton
        icon="volume"
        label={t('media.read-out')}
        isPressed={isReadOut}
        onClick={() => setReadOut(!isReadOut)}
        className={styles.readOut}
      />
    </figure>
  );
});

interface FieldProps {
  readonly surface: ZoneSurface;
  readonly event: SportEvent;
  readonly store: ZoneStore;
}

/** The first team at inline start, as on the scoreboard: at the right in RTL. */
const Field = observer(function Field({ surface, event, store }: FieldProps) {
  const { environment } = useServices();
  const isTurned = environment.direction === 'rtl';
  const { lines, faint, isSided } = zoneDrawings[surface];
  const { action, trail } = store;
  const placed = ({ x, y }: ZonePlace): ZonePlace => ({
    x: tenth((isTurned ? 1 - x : x) * fieldWidth),
    y: tenth(y * fieldHeight),
  });
  const ball = action === undefined ? undefined : placed(action);
  const heat = action === undefined ? 'rest' : heatOf(action.kind);
  const acting = action?.team ?? 0;
  const isFromStart = (acting === 1) !== isTurned;
  const colors = acting === 2 ? event.away.colors : event.home.colors;
  return (
    <svg
      viewBox="-16 -24 320 176"
      aria-hidden="true"
      focusable="false"
      className={styles.field}
      data-heat={heat}
      data-surface={surface}
      style={{ '--team': colors[0] } as CSSProperties}
    >
      <g className={styles.turf}>
        <rect x="-16" y="-24" width="320" height="176" />
        {Array.from({ length: 6 }, (_, index) => (
          <rect key={index} x={index * 48} y="0" width="24" height={fieldHeight} />
        ))}
      </g>
      {isSided && ball !== undefined && acting !== 0 ? (
        <g
          className={styles.pressure}
          style={{ transform: `translateX(${ball.x}px) scaleX(${isFromStart ? 1 : -1})` }}
        >
          <path d={`M0 0v${fieldHeight}h-56V0z`} />
          <path d={`M4 ${fieldHeight / 2 - 16}l9 16-9 16`} />
        </g>
      ) : null}
      <path d={lines} className={styles.lines} />
      {faint === undefined ? null : <path d={faint} className={styles.faint} />}
      {ball === undefined ? null : (
        <>
          <polyline
            className={styles.trail}
            points={[...trail.map(placed), ball].map(({ x, y }) => `${x},${y}`).join(' ')}
          />
          <g className={styles.ball} style={{ transform: `translate(${ball.x}px, ${ball.y}px)` }}>
            <circle key={`${action?.kind ?? ''} ${acting}`} r="9" className={styles.ring} />
            <circle r="7" className={styles.disc} />
            <circle r="3" className={styles.dot} />
          </g>
        </>
      )}
    </svg>
  );
});

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
