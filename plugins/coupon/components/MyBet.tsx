import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { createMoney } from '#core';
import { Badge, Button, classNames, useFormat, useLaterTexts, useTranslate } from '#core/ui';
import { betNumber } from '../domain/betNumber.ts';
import { couponTypeOf } from '../domain/CouponType.ts';
import { isBetPlaying, type BetStatusId } from '../domain/PlacedBet.ts';
import type { CouponWorkspace } from '../stores/CouponWorkspace.ts';
import { BetLegs } from './bets/BetLegs.tsx';
import { useBetKind } from './bets/useBetKind.ts';
import styles from './MyBets.module.css';
import { useKindOdds } from './useKindOdds.ts';

const BetTogether = lazy(async () => ({ default: (await import('./singles/BetTogether.tsx')).BetTogether }));
const BetCashOut = lazy(async () => ({ default: (await import('./bets/BetCashOut.tsx')).BetCashOut }));

const tones: Readonly<Record<BetStatusId, 'neutral' | 'success' | 'danger' | 'warning' | 'info'>> = {
  [-2]: 'neutral',
  [-1]: 'neutral',
  0: 'danger',
  1: 'success',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'warning',
  6: 'warning',
  7: 'info',
};

/** One placed bet with its selections. */
export const MyBet = observer(function MyBet({ betId, workspace }: { readonly betId: number; readonly workspace: CouponWorkspace }) {
  const { myBets } = workspace;
  const t = useTranslate('coupon');
  const format = useFormat();
  const kindOdds = useKindOdds();
  const bet = myBets.byId.get(betId);
  const kind = useBetKind(bet);
  const hasLaterTexts = useLaterTexts('coupon', 'placed.repeat');
  const tLater = useTranslate('coupon.later');
  if (bet === undefined) return null;
  const isOpen = bet.statusId < 0;
  const isLive = isOpen && isBetPlaying(bet);
  const result = isOpen ? bet.potentialPayout : (bet.payout ?? { minor: 0, currency: bet.stake.currency });
  return (
    <li className={styles.bet}>
      <div className={styles.head}>
        <span className="num">
          {t('accepted.number', { number: betNumber(bet.id) })}
          {kind === undefined ? '' : ` · ${kind}`}
        </span>
        <Badge tone={isLive ? 'live' : tones[bet.statusId]} hasDot={isLive}>
          {isLive ? t('bets.live') : t(`status.${bet.statusId}`)}
        </Badge>
      </div>
      <BetLegs bet={bet} />
      {bet.together !== undefined && bet.together.placed < bet.together.count ? (
        <Suspense fallback={<div className={styles.together} />}>
          <BetTogether together={bet.together} />
        </Suspense>
      ) : null}
      <div className={styles.sums}>
        <span>
          {t('bets.stake')}{' '}
          <b className="num" translate="no">
            {format.money(createMoney(bet.stake.minor, bet.stake.currency))}
          </b>
        </span>
        {bet.selections.length > 1 && bet.odds >= 1000 ? (
          <span className={classNames('num', styles.odds)} translate="no">
            {kindOdds(couponTypeOf(bet.typeId) ?? 'accumulator', bet.odds)}
          </span>
        ) : null}
        <span>
          {t(isOpen ? 'bets.win' : 'bets.payout')}{' '}
          <b className="num" translate="no">
            {format.money(createMoney(result.minor, result.currency))}
          </b>
        </span>
      </div>
      {hasLaterTexts && bet.selections.some(({ statusId }) => statusId < 0) ? (
        <Button variant="ghost" size="sm" icon="repeat" className={styles.repeat} onClick={() => workspace.repeats.repeatOpen(bet)}>
          {tLater('placed.repeat')}
        </Button>
      ) : null}
      {isOpen && myBets.offers.has(bet.id) ? (
        <Suspense fallback={<div className={styles.cash} />}>
          <BetCashOut betId={bet.id} />
        </Suspense>
      ) : null}
    </li>
  );
});
