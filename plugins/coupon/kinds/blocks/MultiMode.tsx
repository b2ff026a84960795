import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { SizeSelect } from '../SizeSelect.tsx';
import { useCarriedTotalStore, useCouponStore } from '../../setup/useStores.ts';

/** How a multi coupon's blocks are bet: own stakes, or in combinations. */
export const MultiMode = observer(function MultiMode() {
  const t = useTranslate('coupon.kinds');
  const carriedTotal = useCarriedTotalStore();
  const coupon = useCouponStore();
  const count = coupon.sizes.length;
  return (
    <SizeSelect
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
      onChange={(value) => carriedTotal.setBlockSize(value === 'own' ? undefined : Number(value))}
    />
  );
});
