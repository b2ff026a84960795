import { observer } from 'mobx-react-lite';
import { memo, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames, Icon, IconButton, useTranslate } from '#core/ui';
import { lineText } from '../../prices/lineText.ts';
import { shownLines, withoutLine, type MarketCard } from './marketCards.ts';
import type { Market, Outcome } from '../../feed/SportEvent.ts';
import type { EventStore } from '../EventStore.ts';
import type { MarketUiStore } from './MarketUiStore.ts';
import type { OddsEvent } from '../../prices/OddsEvent.ts';
import { VisibilityGateContext } from '../../prices/VisibilityGate.ts';
import { useVisibilityGate } from '../../prices/useVisibilityGate.ts';
import { linesMax } from './cardRoom.ts';
import styles from './MarketCardView.module.css';
import { OddsGrid, type GridOdds } from './OddsGrid.tsx';
import { ScoreGrid } from './ScoreGrid.tsx';
import { PriceHistory } from '../../prices/history/PriceHistory.tsx';

interface MarketCardViewProps {
  readonly card: MarketCard;
  readonly event: OddsEvent;
  readonly view: MarketUiStore;
  readonly store: EventStore;
  readonly home: string;
  readonly away: string;
  /** Uses the short name, without the sub-event that all cards beside it share. */
  readonly isShort: boolean;
  /** Rendered in a later step, because it is below the first screens. */
  readonly hasWaited: boolean;
}

/** A question with all its lines and outcomes; odds that cannot be seen are not written to. */
export const MarketCardView = observer(function MarketCardView({
  card,
  event,
  view,
  store,
  home,
  away,
  isShort,
  hasWaited,
}: MarketCardViewProps) {
  const t = useTranslate('betting');
  const ref = useRef<HTMLElement>(null);
  const gate = useVisibilityGate(ref, hasWaited);
  // The browser resolves each sprite reference by itself: those of cards out of sight can wait.
  const wasSeen = (): boolean => gate.wasOpen;
  const hasIcons = useSyncExternalStore(gate.onOpen, wasSeen, wasSeen);
  const [hasHistory, setHasHistory] = useState(false);
  const [rows] = useState<{ held: number | undefined }>(() => ({ held: undefined }));
  const pinRef = useRef<HTMLButtonElement>(null);
  const { key, typeId } = card;
  const isFolded = view.folded.has(typeId);
  const isPinned = view.pinned.has(typeId);
  const name = isShort ? card.shortName : card.name;
  const hasAllLines = view.unfolded.has(key);
  const shown = card.hasLines
    ? shownLines(
        card.markets,
        hasAllLines ? Number.POSITIVE_INFINITY : linesMax,
        hasAllLines ? undefined : rows.held,
      )
    : card.markets;
  const [market] = shown;
  const open = card.markets.filter((market) => !market.isGone);
  const hidden = open.length - shown.filter((market) => !market.isGone).length;
  const gone = card.markets.filter((market) => market.isGone).map((market) => market.id);

  // Removed rows keep their place only while they are in view; out of sight the list is brought up
  // to date.
  useLayoutEffect(() => {
    rows.held = hasAllLines || !gate.isOpen ? undefined : shown.length;
  });
  // The pin moves the card: a keyboard user moves with it, a mouse user stays where they are.
  useLayoutEffect(() => {
    const pressed = view.takePressedPin(key);
    if (pressed !== undefined) pinRef.current?.focus({ preventScroll: !pressed.isByKey });
  }, [view, key, isPinned]);
  const goneKey = gone.join();
  useEffect(() => {
    if (goneKey === '') return undefined;
    const letGo = (): void => store.letGo(goneKey.split(',').map(Number));
    if (!gate.isOpen) letGo();
    return gate.onClose(letGo);
  }, [gate, store, goneKey]);

  return (
    <section
      ref={ref}
      className={classNames(styles.card, card.isGone && styles.gone)}
      aria-label={name}
    >
      <header className={styles.head}>
        <IconButton
          ref={pinRef}
          icon={isPinned ? 'star-filled' : 'star'}
          hasIcon={hasIcons}
          label={t('market.pin', { name })}
          isPressed={isPinned}
          onClick={({ detail }) => view.togglePin(typeId, { cardKey: key, isByKey: detail === 0 })}
        />
        <h3>{name}</h3>
        {card.isSuspended || card.isGone ? (
          <p className={styles.note}>
            <Icon name="lock" size={14} />
            <span>{t(card.isGone ? 'market.gone' : 'market.suspended')}</span>
          </p>
        ) : null}
        {open.length === 0 ? null : (
          <IconButton
            icon="chart-line"
            hasIcon={hasIcons}
            size="sm"
            className={styles.history}
            label={t('market.history', { name })}
            aria-expanded={hasHistory}
            onClick={() => setHasHistory(!hasHistory)}
          />
        )}
        {open.length > 1 ? (
          <span className={classNames('num', styles.count)} translate="no">
            {open.length}
          </span>
        ) : null}
        <IconButton
          icon={isFolded ? 'chevron-down' : 'chevron-up'}
          hasIcon={hasIcons}
          size="sm"
          label={t(isFolded ? 'market.unfold' : 'market.fold', { name })}
          aria-expanded={!isFolded}
          onClick={() => view.toggleFold(typeId)}
        />
      </header>
      {isFolded ? null : (
        <VisibilityGateContext value={gate}>
          {market !== undefined && card.scores !== undefined ? (
            <ScoreGrid market={market} scores={card.scores} event={event} home={home} away={away} />
          ) : (
            <Lines
              markets={shown}
              columns={card.columns}
              hasLines={card.hasLines}
              event={event}
              home={home}
              away={away}
            />
          )}
          {card.hasLines && (hidden > 0 || (hasAllLines && card.markets.length > linesMax)) ? (
            <button type="button" className={styles.more} onClick={() => view.toggleLines(key)}>
              {hidden > 0 ? t('market.more-lines', { count: hidden }) : t('market.fewer-lines')}
            </button>
          ) : null}
        </VisibilityGateContext>
      )}
      {hasHistory && open.length > 0 ? <PriceHistory markets={open} name={name} /> : null}
    </section>
  );
});

interface LinesProps {
  readonly markets: readonly Market[];
  readonly columns: 1 | 2 | 3;
  readonly hasLines: boolean;
  readonly event: OddsEvent;
  readonly home: string;
  readonly away: string;
}

/** Keyed by position: a new line keeps the height; late presses on the old one are detected. */
const Lines = memo(function Lines({ markets, columns, hasLines, event, home, away }: LinesProps) {
  const outcomes = markets[0]?.outcomes ?? [];
  const hasCaptions = hasLines && outcomes.length === columns;
  const columnsClass = styles[`columns${columns}`];
  const odds = markets.flatMap((market, row) =>
    market.outcomes.map((outcome, place): GridOdds => ({
      key: hasCaptions ? `${row}.${place}` : outcome.id,
      market,
      outcome,
      caption: hasCaptions
        ? lineOf(market, outcome)
        : columns === 3
          ? outcome.caption
          : outcome.name,
    })),
  );
  return (
    <>
      {hasCaptions ? (
        <div className={classNames(styles.captions, columnsClass)} aria-hidden="true">
          {outcomes.map((outcome) => (
            <span key={outcome.id} className={styles.caption}>
              {captionOf(outcome, home, away)}
            </span>
          ))}
        </div>
      ) : null}
      <OddsGrid className={classNames(styles.body, columnsClass)} event={event} odds={odds} />
    </>
  );
}, areSameLines);

/** The card object is new after every change of any market; its rows are not. */
function areSameLines(before: LinesProps, after: LinesProps): boolean {
  return (
    before.event === after.event &&
    before.columns === after.columns &&
    before.hasLines === after.hasLines &&
    before.home === after.home &&
    before.away === after.away &&
    before.markets.length === after.markets.length &&
    before.markets.every((market, index) => market === after.markets[index])
  );
}

/** Over and under without the line; the teams by name. */
function captionOf(outcome: Outcome, home: string, away: string): string {
  if (outcome.caption.startsWith('1')) return home;
  if (outcome.caption.startsWith('2')) return away;
  return withoutLine(outcome.name);
}

/** A handicap, with the draw between its sides as well; a total has no signs. */
function isOfSides({ outcomes }: Market): boolean {
  return outcomes.some(({ caption }) => caption.startsWith('1'));
}

function lineOf(market: Market, outcome: Outcome): string {
  const line = outcome.line ?? market.line ?? 0;
  return lineText(line, isOfSides(market));
}
