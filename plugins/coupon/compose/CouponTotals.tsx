import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { LazyPart, useFormat, useTranslate } from '#core/ui';
import { SumLine } from '../money/SumLine.tsx';
import styles from '../money/Sums.module.css';
import { useKindOdds } from './useKindOdds.ts';
import {
  useAccountStore,
  useCouponStore,
  useMoneyStore,
  useRowsStore,
  useSettingsStore,
  useStakeCheckStore,
} from '../setup/useStores.ts';

const loadMoneyLines = async () => (await import('../money/MoneyLines.tsx')).MoneyLines;

/** Total odds and potential payout for the odds on offer and the typed amount. */
export const CouponTotals = observer(function CouponTotals() {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const kindOdds = useKindOdds();
  const account = useAccountStore();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const rows = useRowsStore();
  const settings = useSettingsStore();
  const stakeCheck = useStakeCheckStore();
  const { current: balance } = account;
  const { choices } = settings;
  const win = stakeCheck.stakeProblem === undefined ? money.potentialPayoutMinor : undefined;
  return (
    <dl className={styles.sums}>
      {balance === undefined || !choices.isBalanceShown || account.hasChoice ? null : (
        <SumLine label={t('balance')} value={format.money(balance.balance)} />
      )}
      <SumLine label={t('total.odds')} value={kindOdds(coupon.type, rows.totalOdds)} />
      {money.hasLines ? (
        <LazyPart name="coupon.money-lines" load={loadMoneyLines} props={{}} skeleton={null} />
      ) : null}
      {choices.isPotentialPayoutShown ? (
        <SumLine
          label={t('total.win')}
          value={win === undefined ? '–' : format.money(createMoney(win, coupon.currency))}
          isMain
          testId="possible-win"
        />
      ) : null}
    </dl>
  );
});
