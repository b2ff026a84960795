import { observer } from 'mobx-react-lite';
import { SelectField, useTranslate } from '#core/ui';
import type { CouponKind } from '../domain/couponKind.ts';
import type { CouponWorkspace } from '../stores/CouponWorkspace.ts';
import styles from './CouponHead.module.css';

/** Which kinds of bet the selections can make; those that need another number of them stay listed, with the reason. */
export const KindSelect = observer(function KindSelect({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon');
  const { kind } = workspace.coupon;
  const option = (value: CouponKind) => ({ value, label: t(kind === value ? `kind.${value}` : `kind.${value}.off`), isDisabled: kind !== value });
  return (
    <SelectField<CouponKind>
      label={t('kind')}
      isLabelHidden
      size="sm"
      className={styles.kind}
      value={kind}
      options={[option('single'), option('accumulator')]}
      isDisabled={workspace.placement.isUnderWay}
      // The number of selections decides; there is nothing to choose by hand yet.
      onChange={() => undefined}
    />
  );
});
