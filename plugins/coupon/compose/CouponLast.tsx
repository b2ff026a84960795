import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LazyPart } from '#core/ui';
import sumStyles from '../money/Sums.module.css';
import styles from './CouponFoot.module.css';
import { CouponNote } from '../notes/CouponNote.tsx';
import { CouponTotals } from './CouponTotals.tsx';
import { PhonePolicy } from '../place/PhonePolicy.tsx';
import { PhoneStake } from '../stake/PhoneStake.tsx';
import { StakeBox } from '../stake/StakeBox.tsx';
import { WaitingBar } from '../place/WaitingBar.tsx';
import {
  useCouponStore,
  useMoneyStore,
  usePlacementStore,
  usePlacingStore,
} from '../setup/useStores.ts';

interface CouponLastProps {
  readonly hasKeypad: boolean;
}

const loadKindTotals = async () => (await import('../kinds/KindTotals.tsx')).KindTotals;
const loadMoneyLines = async () => (await import('../money/MoneyLines.tsx')).MoneyLines;

/** Obstacles, amount and potential payout; scrolled on a low screen only. */
export const CouponLast = observer(function CouponLast({ hasKeypad }: CouponLastProps) {
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const { isStakeShown, stage } = placing;

  function totals(): ReactNode {
    // A coupon that cannot be placed shows no figures.
    if (stage === 'selections') return null;
    // The note about the change already shows old and new odds and the payout.
    if (coupon.hasTotalOdds && placing.isChangeNoted) return null;
    const isWinElsewhere = hasKeypad && isStakeShown;
    if (!coupon.hasTotalOdds) {
      return (
        <LazyPart
          name="coupon.kind-totals"
          load={loadKindTotals}
          props={{ isWinElsewhere }}
          skeleton={hasKeypad ? null : <CouponTotals />}
        />
      );
    }
    if (!isWinElsewhere) return <CouponTotals />;
    return money.hasLines ? (
      <dl className={sumStyles.sums}>
        <LazyPart name="coupon.money-lines" load={loadMoneyLines} props={{}} skeleton={null} />
      </dl>
    ) : null;
  }

  return (
    <div className={styles.last}>
      <CouponNote />
      {!isStakeShown ? null : hasKeypad ? (
        <>
          <PhoneStake />
          <PhonePolicy />
        </>
      ) : (
        <StakeBox />
      )}
      {totals()}
      {stage === 'placing' ? <WaitingBar placement={placement} /> : null}
    </div>
  );
});
