import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../compose/CouponWorkspace.ts';
import { SizeSelect } from '../SizeSelect.tsx';

/** How the blocks of a multi coupon are bet on: each with its own stake, or so many of them together. */
export const MultiMode = observer(function MultiMode({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon.kinds');
  const { coupon, composition } = workspace;
  const count = coupon.sizes.length;
  return (
    <SizeSelect
      workspace={workspace}
      icon="layout-grid"
      label={t('block.mode')}
      value={`${coupon.systemSize ?? 'own'}`}
      options={[
        { value: 'own', label: t('block.own') },
        ...coupon.sizes.map(({ value }) => ({
          value: `${value}`,
          label: t('block.size', { size: value, count }),
        })),
      ]}
      bets={t('bets', { count: coupon.betCount })}
      onChange={(value) => composition.setBlockSize(value === 'own' ? undefined : Number(value))}
    />
  );
});
