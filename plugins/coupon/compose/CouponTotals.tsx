import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, LazyPart, useFormat, useTranslate } from '#core/ui';
import styles from './CouponFoot.module.css';
import { useKindOdds } from './useKindOdds.ts';
import { useCouponStores } from '../setup/useCouponStores.ts';

const loadMoneyLines = async () => (await import('../money/MoneyLines.tsx')).MoneyLines;

/** Total odds and potential payout, of the odds on offer and the amount as typed. */
export const CouponTotals = observer(function CouponTotals() {
  const t = useTranslate('coupon');
  const format = useFormat();
  const kindOdds = useKindOdds();
  const { account, coupon, limits, money, rows, settings } = useCouponStores();
  const { current: balance } = account;
  const { choices } = settings;
  const win = limits.stakeProblem === undefined ? coupon.potentialPayoutMinor : undefined;
  return (
    <dl className={styles.totals}>
      {balance === undefined || !choices.isBalanceShown || account.hasChoice ? null : (
        <div className={styles.total}>
          <dt>{t('balance')}</dt>
          <dd className="num" translate="no">
            {format.money(createMoney(balance.balance.minor, balance.balance.currency))}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('total.odds')}</dt>
        <dd className="num" translate="no">
          {kindOdds(coupon.type, rows.totalOdds)}
        </dd>
      </div>
      {money.hasLines ? (
        <LazyPart name="coupon.money-lines" load={loadMoneyLines} props={{}} skeleton={null} />
      ) : null}
      {choices.isPotentialPayoutShown ? (
        <div className={classNames(styles.total, styles.main)}>
          <dt>{t('total.win')}</dt>
          <dd className="num" translate="no" data-testid="possible-win">
            {win === undefined ? '–' : format.money(createMoney(win, coupon.currency))}
          </dd>
        </div>
      ) : null}
    </dl>
  );
});
