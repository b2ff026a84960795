import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { classNames, Icon, IconButton, useTranslate } from '#core/ui';
import { lineText } from '../../domain/lineText.ts';
import { middleLines, type MarketCard } from '../../domain/marketCards.ts';
import type { Market, Outcome } from '../../domain/SportEvent.ts';
import type { MarketView } from '../../stores/MarketView.ts';
import { OddsButton, type OddsEvent } from '../OddsButton.tsx';
import { PriceGate, PriceGateContext } from '../PriceGate.ts';
import { watchGate } from './watchGate.ts';
import styles from './MarketCardView.module.css';

export const SHOWN_LINES = 4;

interface MarketCardViewProps {
  readonly card: MarketCard;
  readonly event: OddsEvent;
  readonly view: MarketView;
  readonly home: string;
  readonly away: string;
}

/** A question with all its lines and outcomes; odds that cannot be seen are not written to. */
export const MarketCardView = observer(function MarketCardView({ card, event, view, home, away }: MarketCardViewProps) {
  const t = useTranslate('betting');
  const ref = useRef<HTMLElement>(null);
  const [gate] = useState(() => new PriceGate());
  useEffect(() => (ref.current === null ? undefined : watchGate(ref.current, gate)), [gate]);
  const { key, typeId, name } = card;
  const isFolded = view.folded.has(key);
  const hasAllLines = !card.hasLines || view.unfolded.has(key);
  const shown = hasAllLines ? card.markets : middleLines(card.markets, SHOWN_LINES);
  const hidden = card.markets.length - shown.length;
  const outcomes = card.markets[0]?.outcomes ?? [];
  const hasCaptions = card.hasLines && outcomes.length === card.columns;
  return (
    <section ref={ref} className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <IconButton
          icon={view.pinned.has(typeId) ? 'star-filled' : 'star'}
          label={t('market.pin', { name })}
          isPressed={view.pinned.has(typeId)}
          onClick={() => view.togglePin(typeId)}
        />
        <h3>{name}</h3>
        {card.markets.length > 1 ? <span className={classNames('num', styles.count)}>{card.markets.length}</span> : null}
        <IconButton
          icon={isFolded ? 'chevron-down' : 'chevron-up'}
          size="sm"
          label={t(isFolded ? 'market.unfold' : 'market.fold', { name })}
          aria-expanded={!isFolded}
          onClick={() => view.toggleFold(key)}
        />
      </header>
      {isFolded ? null : (
        <PriceGateContext value={gate}>
          <div className={classNames(styles.body, styles[`columns${card.columns}`])}>
            {hasCaptions
              ? outcomes.map((outcome) => (
                  <span key={outcome.id} className={styles.caption} aria-hidden="true">
                    {captionOf(outcome, home, away)}
                  </span>
                ))
              : null}
            {shown.flatMap((market) =>
              market.outcomes.map((outcome) => (
                <OddsButton
                  key={outcome.id}
                  event={event}
                  market={market}
                  outcome={outcome}
                  cadence="frame"
                  caption={hasCaptions ? lineOf(market, outcome) : card.columns === 3 ? outcome.caption : outcome.name}
                />
              )),
            )}
            {card.isSuspended ? (
              <p className={styles.note}>
                <Icon name="lock" size={14} />
                {t('market.suspended')}
              </p>
            ) : null}
            {card.hasLines && card.markets.length > SHOWN_LINES ? (
              <button type="button" className={styles.more} onClick={() => view.toggleLines(key)}>
                {hidden > 0 ? t('market.more-lines', { count: hidden }) : t('market.fewer-lines')}
              </button>
            ) : null}
          </div>
        </PriceGateContext>
      )}
    </section>
  );
});

/** Over and under without the line; the teams by name. */
function captionOf(outcome: Outcome, home: string, away: string): string {
  if (outcome.caption.startsWith('1')) return home;
  if (outcome.caption.startsWith('2')) return away;
  return outcome.name.replace(/[\s(]*[−+-]?\d+([.,]\d+)?\)?\s*$/u, '');
}

function lineOf(market: Market, outcome: Outcome): string {
  const line = outcome.line ?? market.line ?? 0;
  return lineText(line, outcome.caption.startsWith('1') || outcome.caption.startsWith('2'));
}
