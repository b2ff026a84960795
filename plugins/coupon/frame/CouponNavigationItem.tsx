import { observer } from 'mobx-react-lite';
import { Count, Icon, useService, useTranslate } from '#core/ui';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';
import styles from './CouponNavigationItem.module.css';

/** The coupon's place in the bottom navigation of a phone, with the number of selections. */
export const CouponNavigationItem = observer(function CouponNavigationItem() {
  const t = useTranslate('coupon');
  const selections = useService(couponSelectionsToken);
  const view = useService(couponViewToken);
  return (
    <button
      type="button"
      className={styles.item}
      aria-haspopup="dialog"
      aria-expanded={view.isSheetOpen}
      onClick={() => view.openSheet()}
    >
      <span className={styles.mark}>
        <Icon name="ticket" size={23} />
        {selections.count === 0 ? null : (
          <Count value={selections.count} tone="accent" className={styles.count} />
        )}
      </span>
      <span>{t('title')}</span>
    </button>
  );
});
