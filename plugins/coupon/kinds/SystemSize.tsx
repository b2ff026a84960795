import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { SizeSelect } from './SizeSelect.tsx';
import { useCompositionStore, useCouponStore } from '../setup/useStores.ts';

/** Size of a system, with the number of combinations. */
export const SystemSize = observer(function SystemSize() {
  const t = useTranslate('coupon.kinds');
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const bankers = coupon.bankers.size;
  const of = coupon.outcomeIds.length - bankers;
  const options = coupon.sizes.map(({ value: size }) => ({
    value: `${size}`,
    label:
      bankers === 0
        ? t('size.option', { size, of })
        : t('size.bankers', { size, of, count: bankers }),
  }));
  return (
    <SizeSelect
      icon="grid-dots"
      label={t('size')}
      value={`${coupon.systemSize ?? ''}`}
      options={options}
      bets={t('size.combinations', { count: coupon.betCount })}
      onChange={(value) => composition.setSystemSize(Number(value))}
    />
  );
});
