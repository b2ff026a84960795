import { observer } from 'mobx-react-lite';
import { classNames, Icon, Link, LiveDot, useTranslate, VisuallyHidden } from '#core/ui';
import type { Market, SportEvent } from '../../betting/contract.ts';
import {
  cellCaption,
  routeToEvent,
  lineText,
  LiveMark,
  OddsButton,
  useBetting,
  useOddsEvent,
  type OddsEvent,
} from '../../betting/ui.ts';
import { cardRows, type CardRow } from './cardRows.ts';
import type { Discipline } from '../disciplines/Discipline.ts';
import { mapScores, type MapScore } from './mapScores.ts';
import { TeamHex } from '../art/TeamHex.tsx';
import styles from './CyberMatch.module.css';

interface CyberMatchProps {
  readonly event: SportEvent;
  readonly discipline: Discipline | undefined;
}

/** A live match: maps with scores, rounds of the current one, and main odds. */
export const CyberMatch = observer(function CyberMatch({ event, discipline }: CyberMatchProps) {
  const { tree } = useBetting();
  const t = useTranslate('cyber');
  const { id: eventId, score, hasVideo, marketCount } = event;
  const oddsEvent = useOddsEvent(event);
  const { eventName: name } = oddsEvent;
  const maps = score === undefined ? [] : mapScores(score);
  const current = maps.find(({ isCurrent }) => isCurrent);
  const target = routeToEvent(event, tree);
  return (
    <article className={styles.match} aria-label={name} data-event={eventId}>
      <div className={styles.play}>
        <header className={styles.head}>
          <span className={styles.competition}>
            {tree.competitions.get(event.competitionId)?.name ?? ''}
          </span>
          {discipline?.maps === undefined ? null : (
            <span className={styles.tag}>{t('best-of', { number: discipline.maps.bestOf })}</span>
          )}
          {hasVideo ? (
            <span>
              <Icon name="device-tv" size={14} />
              <VisuallyHidden>{t('stream')}</VisuallyHidden>
            </span>
          ) : null}
          {score === undefined ? null : (
            <span className={styles.clock}>
              <LiveDot />
              <LiveMark score={score} className="num" />
              {current === undefined || current.name === '' ? null : (
                <span className={styles.map}>{current.name}</span>
              )}
            </span>
          )}
        </header>
        <Link to={target} className={styles.teams}>
          <Team event={event} team={1} maps={maps} />
          <Team event={event} team={2} maps={maps} />
        </Link>
        {current === undefined || discipline?.maps?.unit === undefined ? null : (
          <Balance map={current} label={t(`units.${discipline.maps.unit}`)} />
        )}
      </div>
      <div className={styles.prices}>
        {cardRows(event.mainMarkets, discipline?.maps).map((row) => (
          <PriceRow key={row.kind} row={row} event={oddsEvent} unit={discipline?.maps?.unit} />
        ))}
        <Link to={target} className={styles.more}>
          {t('markets', { count: marketCount })}
          <VisuallyHidden>{name}</VisuallyHidden>
          <Icon name="chevron-right" size={14} />
        </Link>
      </div>
    </article>
  );
});

function Team({
  event,
  team,
  maps,
}: {
  readonly event: SportEvent;
  readonly team: 1 | 2;
  readonly maps: readonly MapScore[];
}) {
  const own = team === 1 ? event.home : event.away;
  return (
    <span className={styles.team}>
      <TeamHex name={own.name} colors={own.colors} />
      <span className={styles.name}>{own.name}</span>
      <span className={classNames('num', styles.maps)} translate="no">
        {maps.map(({ number, isCurrent, winner, home, away }) => (
          <i
            key={number}
            className={classNames(isCurrent && styles.current, winner === team && styles.won)}
          >
            {team === 1 ? home : away}
          </i>
        ))}
      </span>
      <b className="num" translate="no">
        {team === 1 ? event.score?.home : event.score?.away}
      </b>
    </span>
  );
}

function Balance({
  map: { home, away },
  label,
}: {
  readonly map: MapScore;
  readonly label: string;
}) {
  return (
    <p className={classNames('num', styles.balance)}>
      <span>{label}</span>
      <span translate="no">{home}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="100" height="4" />
        <rect
          width={home + away === 0 ? 50 : (100 * home) / (home + away)}
          height="4"
          className={styles.share}
        />
      </svg>
      <span translate="no">{away}</span>
    </p>
  );
}

interface PriceRowProps {
  readonly row: CardRow<Market>;
  readonly event: OddsEvent;
  readonly unit: 'round' | 'structure' | undefined;
}

const PriceRow = observer(function PriceRow({
  row: { kind, market, number },
  event,
  unit,
}: PriceRowProps) {
  const t = useTranslate('cyber');
  const line = market?.line === undefined ? '' : lineText(market.line, false);
  const label =
    kind === 'map'
      ? t('row.map', { number: number ?? '' })
      : kind === 'unit-total'
        ? t(`row.${unit ?? 'round'}`, { line })
        : t(`row.${kind}`, { line: kind === 'handicap' ? '' : line });
  return (
    <div className={styles.row}>
      <span>{label.trim()}</span>
      <span className={styles.odds}>
        {market?.outcomes.map((outcome) => (
          <OddsButton
            key={outcome.id}
            event={event}
            market={market}
            outcome={outcome}
            caption={kind === 'handicap' ? cellCaption(outcome, market) : outcome.caption}
          />
        )) ?? (
          <span className={styles.none} role="img" aria-label={t('none')}>
            –
          </span>
        )}
      </span>
    </div>
  );
});
