import { observer } from 'mobx-react-lite';
import { createMoney, toOddsOfThousandths } from '#core';
import { Badge, classNames, useFormat, useTranslate } from '#core/ui';
import { betNumber } from '../domain/betNumber.ts';
import { isBetPlaying } from '../domain/PlacedBet.ts';
import type { SettlementStatusId } from '../domain/SettlementStatus.ts';
import type { MyBetsStore } from '../stores/MyBetsStore.ts';
import { MyBetLeg } from './MyBetLeg.tsx';
import styles from './MyBets.module.css';

const tones: Readonly<Record<SettlementStatusId, 'neutral' | 'success' | 'danger' | 'warning' | 'info'>> = {
  [-2]: 'neutral',
  [-1]: 'neutral',
  0: 'danger',
  1: 'success',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'warning',
  6: 'warning',
};

/** One placed bet with its selections. */
export const MyBet = observer(function MyBet({ betId, myBets }: { readonly betId: number; readonly myBets: MyBetsStore }) {
  const t = useTranslate('coupon');
  const format = useFormat();
  const bet = myBets.byId.get(betId);
  if (bet === undefined) return null;
  const isOpen = bet.statusId < 0;
  const isLive = isOpen && isBetPlaying(bet);
  const result = isOpen ? bet.potentialPayout : (bet.payout ?? { minor: 0, currency: bet.stake.currency });
  return (
    <li className={styles.bet}>
      <div className={styles.head}>
        <span className="num" translate="no">
          {t('accepted.number', { number: betNumber(bet.id) })}
        </span>
        <Badge tone={isLive ? 'live' : tones[bet.statusId]} hasDot={isLive}>
          {isLive ? t('bets.live') : t(`status.${bet.statusId}`)}
        </Badge>
      </div>
      <ul>
        {bet.selections.map((selection) => (
          <MyBetLeg key={selection.outcomeId} selection={selection} />
        ))}
      </ul>
      <div className={styles.sums}>
        <span>
          {t('bets.stake')}{' '}
          <b className="num" translate="no">
            {format.money(createMoney(bet.stake.minor, bet.stake.currency))}
          </b>
        </span>
        {bet.selections.length > 1 ? (
          <span className={classNames('num', styles.odds)} translate="no">
            {format.totalOdds(toOddsOfThousandths(bet.odds))}
          </span>
        ) : null}
        <span>
          {t(isOpen ? 'bets.win' : 'bets.payout')}{' '}
          <b className="num" translate="no">
            {format.money(createMoney(result.minor, result.currency))}
          </b>
        </span>
      </div>
    </li>
  );
});
