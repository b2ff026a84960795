import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Icon, MenuButton, useTranslate } from '#core/ui';
import styles from '../compose/CouponHead.module.css';
import { kindName } from './kindName.ts';
import { useCouponStore, usePlacementStore } from '../setup/useStores.ts';

const KindList = lazy(async () => ({ default: (await import('./KindList.tsx')).KindList }));

/** The kind of the coupon; opens the list of all kinds. */
export const KindMenu = observer(function KindMenu() {
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const t = useTranslate('coupon.kinds');
  const name = kindName(t, coupon.type, coupon.outcomeIds.length);
  if (placement.isUnderWay) return <span className={styles.kind}>{name}</span>;
  return (
    <MenuButton
      triggerLabel={t('menu.current', { name })}
      triggerClassName={styles.kind}
      trigger={
        <>
          <span>{name}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {(menu) => <KindList menu={menu} />}
    </MenuButton>
  );
});
