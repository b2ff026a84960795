import { observer } from 'mobx-react-lite';
import { ChoiceMenu, Icon, useTranslate, type OpenMenu } from '#core/ui';
import styles from './KindList.module.css';
import { useKinds } from './useKinds.ts';
import { useCarriedTotalStore, useCouponStore } from '../setup/useStores.ts';

/** All kinds; unavailable ones are listed with the reason. */
export const KindList = observer(function KindList({ menu }: { readonly menu: OpenMenu }) {
  const carriedTotal = useCarriedTotalStore();
  const coupon = useCouponStore();
  const t = useTranslate('coupon.kinds');
  return (
    <ChoiceMenu
      menu={menu}
      label={t('menu')}
      className={styles.list}
      itemClassName={styles.kind}
      value={coupon.type}
      onChoose={carriedTotal.choose}
      items={useKinds().map(({ type, name, text, isOff, isOn }) => ({
        id: type,
        name,
        isOff,
        content: (
          <>
            <b className={styles.name}>{name}</b>
            <small className={styles.text}>{text}</small>
            {isOn ? (
              <Icon name="check" size={16} className={styles.mark} />
            ) : isOff ? (
              <Icon name="lock" size={14} className={styles.mark} />
            ) : null}
          </>
        ),
      }))}
    />
  );
});
