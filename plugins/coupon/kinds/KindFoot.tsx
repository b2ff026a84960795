import { observer } from 'mobx-react-lite';
import { Button, Icon, Segmented, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import { BetTable } from './BetTable.tsx';
import styles from './KindFoot.module.css';
import { useCarriedTotalStore, useCouponStore, useStakeStore } from '../setup/useStores.ts';

/** Between selections and amount: list of bets, common stake. */
export const KindFoot = observer(function KindFoot() {
  const t = useTranslate('coupon.kinds');
  const carriedTotal = useCarriedTotalStore();
  const coupon = useCouponStore();
  const stake = useStakeStore();
  switch (coupon.type) {
    case 'lucky':
    case 'patent':
      return (
        <>
          <BetTable />
          <Segmented<'total' | 'bet'>
            label={t('mode')}
            value={coupon.isPerBet ? 'bet' : 'total'}
            items={[
              { id: 'total', label: t('stake.total') },
              { id: 'bet', label: t('stake.bet') },
            ]}
            onChange={(mode) => carriedTotal.setPerBet(mode === 'bet')}
          />
        </>
      );
    case 'singles':
    case 'multi':
    case 'conditional':
      return coupon.hasOwnStakes && coupon.ownStakes.isAny && stake.minor !== undefined ? (
        <div className={styles.same}>
          <span>{t('same')}</span>
          <Button size="sm" variant="secondary" onClick={() => coupon.ownStakes.clear()}>
            <Amount minor={stake.minor} currency={coupon.currency} />
            <Icon name="arrow-down" size={14} />
          </Button>
        </div>
      ) : null;
    default:
      return null;
  }
});
