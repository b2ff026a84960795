import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LazyPart } from '#core/ui';
import type { CouponWorkspace } from './CouponWorkspace.ts';
import styles from './CouponFoot.module.css';
import { CouponNote } from '../notes/CouponNote.tsx';
import { CouponTotals } from './CouponTotals.tsx';
import { PhonePolicy } from '../place/PhonePolicy.tsx';
import { PhoneStake } from '../stake/PhoneStake.tsx';
import { PlaceActions } from '../place/PlaceActions.tsx';
import { StakeBox } from '../stake/StakeBox.tsx';
import { WaitingBar } from '../place/WaitingBar.tsx';

interface CouponLastProps {
  readonly workspace: CouponWorkspace;
  readonly hasKeypad: boolean;
}

const loadKindTotals = async () => (await import('../kinds/KindTotals.tsx')).KindTotals;
const loadMoneyLines = async () => (await import('../money/MoneyLines.tsx')).MoneyLines;
const loadVipWaiting = async () => (await import('../money/VipWaiting.tsx')).VipWaiting;

/** What stands in the way, the amount, what can be won and the one button: never scrolled away, however much is above them. */
export const CouponLast = observer(function CouponLast({ workspace, hasKeypad }: CouponLastProps) {
  const { coupon, hasStake, money, placement, stage } = workspace;
  const isAskingTrader =
    placement.state.kind === 'waiting' && placement.state.order.isVipBet === true;

  function totals(): ReactNode {
    // What cannot be bet on brings nothing: no figures of it.
    if (stage === 'blocked') return null;
    const isWinElsewhere = hasKeypad && hasStake;
    if (!coupon.hasTotalOdds) {
      return (
        <LazyPart
          name="coupon.kind-totals"
          load={loadKindTotals}
          props={{ workspace, isWinElsewhere }}
          skeleton={hasKeypad ? null : <CouponTotals workspace={workspace} />}
        />
      );
    }
    if (!isWinElsewhere) return <CouponTotals workspace={workspace} />;
    return money.hasLines ? (
      <dl>
        <LazyPart
          name="coupon.money-lines"
          load={loadMoneyLines}
          props={{ workspace }}
          skeleton={null}
        />
      </dl>
    ) : null;
  }

  return (
    <div className={styles.last}>
      <CouponNote workspace={workspace} />
      {!hasStake ? null : hasKeypad ? (
        <>
          <PhoneStake workspace={workspace} />
          <PhonePolicy workspace={workspace} />
        </>
      ) : (
        <StakeBox workspace={workspace} hasQuickAmounts={stage === 'ready'} />
      )}
      {totals()}
      {stage === 'placing' ? <WaitingBar placement={workspace.placement} /> : null}
      {isAskingTrader ? (
        <LazyPart
          name="coupon.vip-waiting"
          load={loadVipWaiting}
          props={{ placement }}
          skeleton={null}
        />
      ) : (
        <PlaceActions workspace={workspace} />
      )}
    </div>
  );
});
