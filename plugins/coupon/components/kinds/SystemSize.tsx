import { observer } from 'mobx-react-lite';
import { Icon, SelectField, useTranslate } from '#core/ui';
import type { SystemOption } from '../../domain/systemOptions.ts';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import styles from './Kinds.module.css';

/** How many of the selections make a combination, and how many combinations that are. */
export const SystemSize = observer(function SystemSize({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon.kinds');
  const { coupon, composition, placement } = workspace;
  const bankers = coupon.bankers.size;
  const of = coupon.outcomeIds.length - bankers;
  const option = ({ value }: SystemOption) => ({ value: `${value}`, label: bankers === 0 ? t('size.option', { size: value, of }) : t('size.bankers', { size: value, of, count: bankers }) });
  return (
    <div className={styles.tools}>
      <Icon name="grid-dots" size={16} className={styles.toolMark} />
      <SelectField
        label={t('size')}
        isLabelHidden
        size="sm"
        className={styles.size}
        value={`${coupon.systemSize ?? ''}`}
        options={coupon.sizes.map(option)}
        isDisabled={placement.isUnderWay}
        onChange={(value) => composition.setSystemSize(Number(value))}
      />
      <span className="num">{t('size.combinations', { count: coupon.betCount })}</span>
    </div>
  );
});
