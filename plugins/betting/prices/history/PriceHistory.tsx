import { LazyPart, SkeletonLine } from '#core/ui';
import type { Market } from '../../feed/SportEvent.ts';
import styles from './PriceHistory.module.css';

export interface PriceHistoryProps {
  readonly markets: readonly Market[];
  readonly name: string;
}

/** How the prices of a card went; fetched when it is opened. */
export function PriceHistory(props: PriceHistoryProps) {
  return (
    <LazyPart
      name="betting.price-history"
      load={async () => (await import('./PriceHistoryPanel.tsx')).PriceHistoryPanel}
      props={props}
      hasLaterTexts
      skeleton={
        <div className={styles.panel} aria-hidden="true">
          <SkeletonLine width="100%" height="120px" />
        </div>
      }
    />
  );
}
