import { observer } from 'mobx-react-lite';
import { LazyPart, Tabs, useTranslate } from '#core/ui';
import type { CouponSelections } from '../contract.ts';
import type { CouponTab, CouponUiStore } from './CouponUiStore.ts';
import styles from './CouponTabs.module.css';

const loadTools = async () => (await import('../settings/CouponTools.tsx')).CouponTools;

interface CouponTabsProps {
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
}

/** Tabs of the coupon and the person's bets; the bets are counted once their store is loaded. */
export const CouponTabs = observer(function CouponTabs({ selections, view }: CouponTabsProps) {
  const t = useTranslate('coupon');
  return (
    <div className={styles.head}>
      <Tabs<CouponTab>
        label={t('tabs')}
        value={view.tab}
        onChange={view.show}
        className={styles.tabs}
        items={[
          { id: 'coupon', label: t('tab.coupon'), count: selections.count },
          {
            id: 'bets',
            label: t('tab.bets'),
            count: view.openBets === 0 ? undefined : view.openBets,
          },
        ]}
      />
      {view.hasTools ? (
        <LazyPart name="coupon.tools" load={loadTools} props={{}} skeleton={null} />
      ) : null}
    </div>
  );
});
