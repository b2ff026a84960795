import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, Button, classNames, useFormat, useTranslate } from '#core/ui';
import { isSettled } from '#domain/bets/Bet.ts';
import { bonusOfBet } from '#domain/bets/bonusOfBet.ts';
import { BetRow } from '../bet/BetRow.tsx';
import { BetStake } from '../bet/BetStake.tsx';
import { useBetText } from '../bet/useBetText.ts';
import { useMyBetsStore } from '../setup/useStores.ts';
import { useRepeats } from '../repeat/useRepeats.ts';
import styles from './MyBets.module.css';

const BatchFold = lazy(async () => ({
  default: (await import('../singles/BatchFold.tsx')).BatchFold,
}));
const BetCashOut = lazy(async () => ({
  default: (await import('../cash-out/BetCashOut.tsx')).BetCashOut,
}));

/** Bet of the person in the coupon, with its actions. */
export const MyBet = observer(function MyBet({ betId }: { readonly betId: number }) {
  const myBets = useMyBetsStore();
  const repeats = useRepeats();
  const t = useTranslate('coupon.bets');
  const tLater = useTranslate('coupon.later');
  const text = useBetText();
  const { money } = useFormat();
  const bet = myBets.byId.get(betId);
  if (bet === undefined) return null;
  const isOpen = !isSettled(bet);
  const bonus = isOpen ? bonusOfBet(bet) : undefined;
  const result = isOpen
    ? bet.potentialPayout
    : (bet.payout ?? { minor: 0, currency: bet.stake.currency });
  return (
    <BetRow bet={bet}>
      {bet.batch !== undefined && bet.batch.placed < bet.batch.count ? (
        <AsyncBoundary fallback={<div className={styles.batch} />}>
          <BatchFold batch={bet.batch} />
        </AsyncBoundary>
      ) : null}
      <div className={styles.sums}>
        <span>
          <BetStake bet={bet} />
        </span>
        {bet.selections.length > 1 && bet.odds !== undefined ? (
          <span className={classNames('num', styles.odds)} translate="no">
            {text.odds(bet)}
          </span>
        ) : null}
        {bonus === undefined ? null : (
          <span>
            {tLater('total.bonus', { percent: bonus.percent })}{' '}
            <b className="num" translate="no">
              {money(bonus.added)}
            </b>
          </span>
        )}
        <span>
          {isOpen ? text.winLabel(bet) : t('payout')}{' '}
          <b className="num" translate="no">
            {money(result)}
          </b>
        </span>
      </div>
      {bet.selections.some((selection) => !isSettled(selection)) ? (
        <Button
          variant="ghost"
          size="sm"
          icon="repeat"
          className={styles.repeat}
          onClick={() => repeats.repeatOpen(bet)}
        >
          {tLater('placed.repeat')}
        </Button>
      ) : null}
      {isOpen && myBets.offers.has(bet.id) ? (
        <AsyncBoundary fallback={<div className={styles.cash} />}>
          <BetCashOut betId={bet.id} />
        </AsyncBoundary>
      ) : null}
    </BetRow>
  );
});
