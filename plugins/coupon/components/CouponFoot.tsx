import { observer } from 'mobx-react-lite';
import type { CouponWorkspace } from '../stores/CouponWorkspace.ts';
import { CouponNote } from './CouponNote.tsx';
import { CouponTotals } from './CouponTotals.tsx';
import styles from './CouponFoot.module.css';
import { PhonePolicy } from './PhonePolicy.tsx';
import { PhoneStake } from './PhoneStake.tsx';
import { PlaceActions } from './PlaceActions.tsx';
import { PolicySelect } from './PolicySelect.tsx';
import { StakeBox } from './StakeBox.tsx';
import { WaitingBar } from './WaitingBar.tsx';

interface CouponFootProps {
  readonly workspace: CouponWorkspace;
  readonly hasKeypad: boolean;
}

/** Below the selections: what stands in the way, the stake, what it can bring, the one button. */
export const CouponFoot = observer(function CouponFoot({ workspace, hasKeypad }: CouponFootProps) {
  const { stage } = workspace;
  const isUnderWay = workspace.placement.isUnderWay;
  const hasStake = !isUnderWay && stage !== 'blocked';
  return (
    <div className={styles.foot}>
      {!hasKeypad && (stage === 'ready' || stage === 'refused' || stage === 'signed-out') ? <PolicySelect settings={workspace.settings} /> : null}
      <CouponNote workspace={workspace} />
      {hasStake ? hasKeypad ? <PhoneStake workspace={workspace} /> : <StakeBox workspace={workspace} hasQuickAmounts={stage === 'ready'} /> : null}
      {hasKeypad && hasStake ? <PhonePolicy workspace={workspace} /> : null}
      {hasKeypad && hasStake ? null : <CouponTotals workspace={workspace} />}
      {stage === 'placing' ? <WaitingBar placement={workspace.placement} /> : null}
      <PlaceActions workspace={workspace} />
    </div>
  );
});
