import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { shareFigure, stakeFigure } from '#domain/ticket/explain/figures.ts';
import { LazyPart, useFormat, useTranslate } from '#core/ui';
import { SumLine } from '../money/SumLine.tsx';
import styles from '../money/Sums.module.css';
import { leastPayoutOf } from './leastPayoutOf.ts';
import { useFigureText } from '../explain/useFigureText.ts';
import { winKey } from './winKey.ts';
import { useKindOdds } from '../compose/useKindOdds.ts';
import {
  useCarriedTotalStore,
  useCouponStore,
  useMoneyStore,
  useRowsStore,
  useSettingsStore,
  useStakeCheckStore,
  useTicketStore,
} from '../setup/useStores.ts';

interface Line {
  readonly label: string;
  readonly value: string;
}

const loadMoneyLines = async () => (await import('../money/MoneyLines.tsx')).MoneyLines;

interface KindTotalsProps {
  /** The potential payout is already shown beside the amount. */
  readonly isWinElsewhere: boolean;
}

/** Totals of a coupon of several bets: cost, smallest and largest payout. */
export const KindTotals = observer(function KindTotals({ isWinElsewhere }: KindTotalsProps) {
  const t = useTranslate('coupon.kinds');
  const tCoupon = useTranslate('coupon.later');
  const format = useFormat();
  const carriedTotal = useCarriedTotalStore();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const rows = useRowsStore();
  const settings = useSettingsStore();
  const stakeCheck = useStakeCheckStore();
  const tickets = useTicketStore();
  const { betCount: count, totalStakeMinor, type } = coupon;
  const amount = (minor: number | undefined): string =>
    minor === undefined ? '–' : format.money(createMoney(minor, coupon.currency));
  const share = useFigureText([], coupon.currency);
  const kindOdds = useKindOdds();
  const isPlaceable = stakeCheck.stakeProblem === undefined;
  const most = isPlaceable ? money.potentialPayoutMinor : undefined;
  const least = isPlaceable ? leastPayoutOf({ coupon, money, tickets }) : undefined;

  function lines(): readonly Line[] {
    if (type === 'antiAccumulator')
      return [
        { label: t('anti.express'), value: kindOdds('accumulator', rows.totalOdds) },
        {
          label: t('anti.odds'),
          value:
            tickets.ticket.antiOdds === undefined ? '–' : kindOdds(type, tickets.ticket.antiOdds),
        },
      ];
    if (type === 'chain' || type === 'conditional')
      return [{ label: t('total.pay'), value: amount(totalStakeMinor) }];
    const isDivided = type === 'system' || (type === 'multi' && !coupon.hasOwnStakes);
    const cost = isDivided
      ? {
          label: t('total.combinations', { count }),
          value: share(count === 0 ? stakeFigure(0) : shareFigure(totalStakeMinor, count)),
        }
      : { label: t('total.bets', { count }), value: amount(totalStakeMinor) };
    const { remainder } = carriedTotal;
    const left =
      remainder === undefined
        ? []
        : [
            {
              label: t('total.left', { total: amount(remainder.totalMinor) }),
              value: amount(remainder.leftMinor),
            },
          ];
    return [cost, ...left, { label: t('total.from'), value: amount(least) }];
  }

  const named = winKey(type);
  const main = named === undefined ? tCoupon('total.win') : t(named);
  return (
    <dl className={styles.sums}>
      {lines().map((line) => (
        <SumLine key={line.label} {...line} />
      ))}
      {money.hasLines ? (
        <LazyPart name="coupon.money-lines" load={loadMoneyLines} props={{}} skeleton={null} />
      ) : null}
      {settings.choices.isPotentialPayoutShown && !isWinElsewhere ? (
        <SumLine label={main} value={amount(most)} isMain testId="possible-win" />
      ) : null}
    </dl>
  );
});
