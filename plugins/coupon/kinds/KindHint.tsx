import { observer } from 'mobx-react-lite';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { Icon, useTranslate } from '#core/ui';
import { useCouponStores } from '../setup/useCouponStores.ts';
import styles from './KindHint.module.css';

const counted: ReadonlySet<CouponType> = new Set(['system', 'multi', 'lucky', 'patent']);

/**
 * One sentence of help above the selections of a kind that not everybody knows, with its number of
 * bets.
 */
export const KindHint = observer(function KindHint() {
  const t = useTranslate('coupon.kinds');
  const { betCount, hasOwnStakes, type } = useCouponStores().coupon;
  const about = t(type === 'chain' ? 'chain.hint' : `about.${type}`);
  return (
    <p className={styles.hint}>
      <Icon name="info-circle" size={16} />
      {counted.has(type) && !hasOwnStakes ? `${t('bets', { count: betCount })} · ${about}` : about}
    </p>
  );
});
