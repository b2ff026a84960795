import { observer } from 'mobx-react-lite';
import { LazyPart, Panel, PanelHead } from '#core/ui';
import { loadBatchResults } from '../../coupon/contract.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import styles from './BetArithmeticPanel.module.css';
import { useBetText } from '../../coupon/ui.ts';

/** Results of singles sent with this bet, where some were not placed. */
export const BatchPanel = observer(function BatchPanel({ bet }: { readonly bet: Bet }) {
  const title = useBetText().batch(bet);
  if (title === undefined || bet.batch === undefined) return null;
  return (
    <Panel aria-labelledby="bet-batch">
      <PanelHead id="bet-batch" title={title} />
      <LazyPart
        name="coupon.batch-results"
        load={loadBatchResults}
        props={{ placementKey: bet.batch.key }}
        hasLaterTexts
        skeleton={<div className={styles.waiting} />}
      />
    </Panel>
  );
});
