import { observer } from 'mobx-react-lite';
import { LazyPart, Panel, PanelHead } from '#core/ui';
import { loadPlacedTogether } from '../../coupon/contract.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import styles from './BetArithmeticPanel.module.css';
import { useBetText } from './useBetText.ts';

/** What became of the singles that were sent together with this bet, where some of them were not placed. */
export const TogetherPanel = observer(function TogetherPanel({ bet }: { readonly bet: Bet }) {
  const title = useBetText().together(bet);
  if (title === undefined || bet.batch === undefined) return null;
  return (
    <Panel aria-labelledby="bet-together">
      <PanelHead id="bet-together" title={title} />
      <LazyPart
        name="coupon.placed-together"
        load={loadPlacedTogether}
        props={{ placementKey: bet.batch.key }}
        hasLaterTexts
        skeleton={<div className={styles.waiting} />}
      />
    </Panel>
  );
});
