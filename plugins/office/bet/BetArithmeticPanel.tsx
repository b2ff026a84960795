import { observer } from 'mobx-react-lite';
import { LazyPart, Panel, PanelHead, useServices, useTranslate } from '#core/ui';
import { loadTicketExplanation } from '../../coupon/contract.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { ticketOfBet } from '#domain/bets/ticketOfBet.ts';
import styles from './BetArithmeticPanel.module.css';

/** Explains how the payout is calculated. */
export const BetArithmeticPanel = observer(function BetArithmeticPanel({
  bet,
}: {
  readonly bet: Bet;
}) {
  const t = useTranslate('office');
  const { direction } = useServices().environment;
  const { stake, selections, payout, potentialPayout, cashOut } = bet;
  if (bet.settlement === 'cashedOut') return null;
  const stated =
    payout === undefined ? potentialPayout.minor : payout.minor - (cashOut?.paid.minor ?? 0);
  return (
    <Panel aria-labelledby="bet-arithmetic">
      <PanelHead id="bet-arithmetic" title={t('arithmetic.title')} />
      <div className={styles.body}>
        <LazyPart
          name="coupon.explanation"
          load={loadTicketExplanation}
          texts="arithmetic"
          props={{
            ticket: ticketOfBet(bet),
            names: selections.map((selection) => pickOf(selection, direction)),
            currency: stake.currency,
            terms: bet.terms,
            statedMinor: stated,
          }}
          skeleton={<div className={styles.waiting} />}
        />
      </div>
    </Panel>
  );
});
