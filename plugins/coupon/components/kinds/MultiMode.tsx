import { observer } from 'mobx-react-lite';
import { Icon, SelectField, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import styles from './Kinds.module.css';

/** How the blocks of a multi coupon are bet on: each with its own stake, or so many of them together. */
export const MultiMode = observer(function MultiMode({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon.kinds');
  const { coupon, composition, placement } = workspace;
  const of = coupon.sizes.length;
  return (
    <div className={styles.tools}>
      <Icon name="layout-grid" size={16} className={styles.toolMark} />
      <SelectField
        label={t('block.mode')}
        isLabelHidden
        size="sm"
        className={styles.size}
        value={`${coupon.systemSize ?? 'own'}`}
        options={[{ value: 'own', label: t('block.own') }, ...coupon.sizes.map(({ value }) => ({ value: `${value}`, label: t('block.size', { size: value, count: of }) }))]}
        isDisabled={placement.isUnderWay}
        onChange={(value) => composition.setBlockSize(value === 'own' ? undefined : Number(value))}
      />
      <span className="num">{t('bets', { count: coupon.betCount })}</span>
    </div>
  );
});
