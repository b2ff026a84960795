import { observer } from 'mobx-react-lite';
import { createMoney } from '#core';
import { classNames, useFormat, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import footStyles from '../CouponFoot.module.css';

interface Line {
  readonly label: string;
  readonly value: string;
}

/** What a coupon of several bets costs and can bring: from the least that wins up to all of it. */
export const KindTotals = observer(function KindTotals({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon.kinds');
  const format = useFormat();
  const { coupon } = workspace;
  const { betCount: count, totalStakeMinor, type } = coupon;
  const money = (minor: number | undefined): string => (minor === undefined ? '–' : format.money(createMoney(minor, coupon.currency)));
  const isPlaceable = coupon.stakeProblem === undefined;
  const most = isPlaceable ? coupon.potentialPayoutMinor : undefined;
  const least = isPlaceable ? coupon.leastPayoutMinor : undefined;
  const each = count === 0 ? 0 : Math.floor(totalStakeMinor / count);
  const lines: Line[] = [];
  if (type === 'system') lines.push({ label: t('total.combinations', { count }), value: money(each) });
  if (type !== 'system') lines.push({ label: t('total.bets', { count }), value: money(totalStakeMinor) });
  if (least !== undefined) lines.push({ label: t('total.from'), value: money(least) });
  return (
    <dl className={footStyles.totals}>
      {lines.map((line) => (
        <div key={line.label} className={footStyles.total}>
          <dt>{line.label}</dt>
          <dd className="num" translate="no">
            {line.value}
          </dd>
        </div>
      ))}
      <div className={classNames(footStyles.total, footStyles.main)}>
        <dt>{t('total.up-to')}</dt>
        <dd className="num" translate="no" data-testid="possible-win">
          {money(most)}
        </dd>
      </div>
    </dl>
  );
});
