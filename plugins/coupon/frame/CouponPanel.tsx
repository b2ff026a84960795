import { observer } from 'mobx-react-lite';
import { Panel, useService, useTranslate } from '#core/ui';
import { CouponContent } from './CouponContent.tsx';
import { CouponTabs } from './CouponTabs.tsx';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';
import styles from './CouponPanel.module.css';

/** The coupon in the end column. */
export const CouponPanel = observer(function CouponPanel() {
  const t = useTranslate('coupon');
  const selections = useService(couponSelectionsToken);
  const view = useService(couponViewToken);
  return (
    <Panel aria-label={t('title')} className={styles.panel} data-held="">
      <CouponTabs selections={selections} view={view} />
      <CouponContent selections={selections} view={view} />
    </Panel>
  );
});
