import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import {
  AsyncBoundary,
  Badge,
  Button,
  classNames,
  useFormat,
  useLaterTexts,
  useTranslate,
} from '#core/ui';
import { betNumber } from '#domain/bets/betNumber.ts';
import { isSettled } from '#domain/bets/Bet.ts';
import { betStatus } from '#domain/bets/betStatus.ts';
import { BetSelections } from './BetSelections.tsx';
import { useBetKind } from './useBetKind.ts';
import styles from './MyBets.module.css';
import { useKindOdds } from '../compose/useKindOdds.ts';
import { useCouponStores } from '../setup/useCouponStores.ts';

const BatchFold = lazy(async () => ({
  default: (await import('../singles/BatchFold.tsx')).BatchFold,
}));
const BetCashOut = lazy(async () => ({
  default: (await import('../cash-out/BetCashOut.tsx')).BetCashOut,
}));

/** One placed bet with its selections. */
export const MyBet = observer(function MyBet({ betId }: { readonly betId: number }) {
  const { myBets, repeats } = useCouponStores();
  const t = useTranslate('coupon');
  const format = useFormat();
  const kindOdds = useKindOdds();
  const bet = myBets.byId.get(betId);
  const kind = useBetKind(bet);
  const hasLaterTexts = useLaterTexts('coupon', 'placed.repeat');
  const tLater = useTranslate('coupon.later');
  if (bet === undefined) return null;
  const isOpen = !isSettled(bet);
  const status = betStatus(bet);
  const result = isOpen
    ? bet.potentialPayout
    : (bet.payout ?? { minor: 0, currency: bet.stake.currency });
  return (
    <li className={styles.bet}>
      <div className={styles.head}>
        <span className="num">
          {t('accepted.number', { number: betNumber(bet.id) })}
          {kind === undefined ? '' : ` · ${kind}`}
        </span>
        <Badge tone={status.tone} hasDot={status.tone === 'now'}>
          {t(status.key)}
        </Badge>
      </div>
      <BetSelections bet={bet} />
      {bet.batch !== undefined && bet.batch.placed < bet.batch.count ? (
        <AsyncBoundary fallback={<div className={styles.batch} />}>
          <BatchFold batch={bet.batch} />
        </AsyncBoundary>
      ) : null}
      <div className={styles.sums}>
        <span>
          {t('bets.stake')}{' '}
          <b className="num" translate="no">
            {format.money(bet.stake)}
          </b>
        </span>
        {bet.selections.length > 1 && bet.odds !== undefined ? (
          <span className={classNames('num', styles.odds)} translate="no">
            {kindOdds(bet.type, bet.odds)}
          </span>
        ) : null}
        <span>
          {t(isOpen ? 'bets.win' : 'bets.payout')}{' '}
          <b className="num" translate="no">
            {format.money(result)}
          </b>
        </span>
      </div>
      {hasLaterTexts && bet.selections.some((selection) => !isSettled(selection)) ? (
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
    </li>
  );
});
