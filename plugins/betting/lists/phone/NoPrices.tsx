import { useTranslate } from '#core/ui';
import { canBeDrawn } from '#domain/sports/canBeDrawn.ts';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import { LockedOdds } from '../../prices/OddsButton.tsx';
import styles from './Mobile.module.css';

interface NoPricesProps {
  readonly event: SportEvent;
  readonly kind: RowMarketKind | undefined;
}

/** Replaces the prices of a market that a match does not have, or not at the moment. */
export function NoPrices({ event, kind }: NoPricesProps) {
  const t = useTranslate('betting');
  if (event.marketCount === 0) return <span className={styles.none}>{t('market.closed')}</span>;
  // Every match has a result: while others are open, its market is only stopped.
  if (kind !== 'result' || !event.isLive) return <span className={styles.none}>–</span>;
  const hasDraw = canBeDrawn(event.cyber?.sportId ?? event.sportId);
  return (hasDraw ? ['1', 'X', '2'] : ['1', '2']).map((caption) => (
    <LockedOdds key={caption} caption={caption} name={`${caption}: ${t('odds.none')}`} />
  ));
}
