import { observer } from 'mobx-react-lite';
import { SelectField, useTranslate } from '#core/ui';
import type { CouponType } from '../domain/CouponType.ts';
import type { CouponWorkspace } from '../stores/CouponWorkspace.ts';
import styles from './CouponHead.module.css';

/** Which kinds of bet the selections can make; those that need another number of them stay listed, with the reason. */
export const KindSelect = observer(function KindSelect({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon');
  const { type } = workspace.coupon;
  const option = (value: CouponType) => ({ value, label: t(type === value ? `kind.${value}` : `kind.${value}.off`), isDisabled: type !== value });
  return (
    <SelectField<CouponType>
      label={t('kind')}
      isLabelHidden
      size="sm"
      className={styles.kind}
      value={type}
      options={[option('single'), option('accumulator')]}
      isDisabled={workspace.placement.isUnderWay}
      // The number of selections decides; there is nothing to choose by hand yet.
      onChange={() => undefined}
    />
  );
});
