import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import { bonusAmount, bonusPayout } from '#domain/ticket/terms/bonusBet.ts';
import { moneyOf } from '#domain/ticket/terms/moneyOf.ts';
import { hyperBonusOf } from '#domain/ticket/terms/splitPayout.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import { SumLine } from './SumLine.tsx';
import {
  useCouponStore,
  useMoneyStore,
  useRowsStore,
  useStakeCheckStore,
  useTicketStore,
} from '../setup/useStores.ts';

interface Line {
  readonly key: string;
  readonly label: string;
  readonly minor: number;
  readonly isPlus?: boolean;
}

/** Lines of the totals: bonuses, taxes and payers of the stake. */
export const MoneyLines = observer(function MoneyLines() {
  const t = useTranslate('coupon.money');
  const tLater = useTranslate('coupon.later');
  const format = useFormat();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const rows = useRowsStore();
  const stakeCheck = useStakeCheckStore();
  const tickets = useTicketStore();
  const { terms, stake } = money;
  if (stakeCheck.stakeProblem !== undefined || coupon.totalStakeMinor === 0) return null;
  const grossMinor =
    (terms.isBonusBet === true ? bonusPayout(coupon.totalStakeMinor, rows.odds) : undefined) ??
    potentialPayout(tickets.ticket);
  const { winTaxMinor } = moneyOf(tickets.ticket, terms).payout;
  const percent = (permille: number): number => permille / 10;
  const lines: Line[] = [];
  if (money.bonus.kind === 'given')
    lines.push({
      key: 'bonus',
      label: tLater('total.bonus', { percent: money.bonus.percent }),
      minor: bonusAmount(coupon.totalStakeMinor, rows.odds) ?? 0,
      isPlus: true,
    });
  if (terms.hyperBonus !== undefined) {
    const hyperMinor = hyperBonusOf(coupon.totalStakeMinor, grossMinor, terms.hyperBonus);
    const from = format.money(createMoney(terms.hyperBonus.minStakeMinor, coupon.currency));
    lines.push({
      key: 'hyper',
      label: t(hyperMinor === 0 ? 'total.hyper.from' : 'total.hyper', {
        percent: terms.hyperBonus.percent,
        amount: from,
      }),
      minor: hyperMinor,
      isPlus: true,
    });
  }
  if (winTaxMinor > 0)
    lines.push({
      key: 'win-tax',
      label: t('total.win-tax', { percent: percent(terms.taxes?.winPermille ?? 0) }),
      minor: -winTaxMinor,
    });
  if (stake.taxMinor > 0)
    lines.push({
      key: 'stake-tax',
      label: t('total.stake-tax', { percent: percent(terms.taxes?.stakePermille ?? 0) }),
      minor: stake.taxMinor,
    });
  if (stake.houseMinor > 0)
    lines.push({ key: 'free-bet', label: t('total.free-bet'), minor: stake.houseMinor });
  if (stake.advanceMinor > 0)
    lines.push({ key: 'advance', label: t('total.advance'), minor: stake.advanceMinor });
  if (stake.dueMinor !== coupon.totalStakeMinor)
    lines.push({ key: 'pay', label: t('total.pay'), minor: stake.dueMinor });
  return lines.map(({ key, label, minor, isPlus }) => (
    <SumLine
      key={key}
      label={label}
      value={format.money(createMoney(minor, coupon.currency))}
      isPlus={isPlus === true && minor > 0}
      testId={`money-${key}`}
    />
  ));
});
