import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import type { CouponWorkspace } from './CouponWorkspace.ts';
import { CutOdds } from '../account/CutOdds.tsx';
import { PaidFrom } from '../account/PaidFrom.tsx';
import { CouponExplanation } from '../explain/CouponExplanation.tsx';
import styles from './CouponFoot.module.css';
import { PolicySelect } from '../place/PolicySelect.tsx';

interface CouponFootProps {
  readonly workspace: CouponWorkspace;
  readonly hasKeypad: boolean;
}

const loadCodeNote = async () => (await import('../codes/CodeNote.tsx')).CodeNote;
const loadCodeActions = async () => (await import('../codes/CodeActions.tsx')).CodeActions;
const loadKindFoot = async () => (await import('../kinds/KindFoot.tsx')).KindFoot;
const loadMoneyModes = async () => (await import('../money/MoneyModesPanel.tsx')).MoneyModesPanel;
const loadPromoCodes = async () => (await import('../money/PromoCodes.tsx')).PromoCodes;

/** Below the selections: what the person can choose about the coupon besides its amount. */
export const CouponFoot = observer(function CouponFoot({ workspace, hasKeypad }: CouponFootProps) {
  const { hasStake, money, stage } = workspace;
  return (
    <div className={styles.foot}>
      {!hasKeypad && (stage === 'ready' || stage === 'refused' || stage === 'signed-out') ? (
        <PolicySelect settings={workspace.settings} />
      ) : null}
      {workspace.codes.isNoting ? (
        <LazyPart
          name="coupon.code-note"
          load={loadCodeNote}
          props={{ codes: workspace.codes }}
          hasLaterTexts
          skeleton={null}
        />
      ) : null}
      <CutOdds workspace={workspace} />
      {stage === 'blocked' ? null : <PaidFrom workspace={workspace} />}
      {hasStake && money.hasModes ? (
        <LazyPart
          name="coupon.money-modes"
          load={loadMoneyModes}
          props={{ workspace }}
          skeleton={null}
        />
      ) : null}
      {stage === 'ready' ? (
        <LazyPart
          name="coupon.code-actions"
          load={loadCodeActions}
          props={{ workspace }}
          hasLaterTexts
          skeleton={<div className={styles.codes} />}
        />
      ) : null}
      {hasStake && money.isPromoOffered && workspace.isSignedIn ? (
        <LazyPart
          name="coupon.promo-codes"
          load={loadPromoCodes}
          props={{ workspace }}
          skeleton={null}
        />
      ) : null}
      {hasStake ? <CouponExplanation workspace={workspace} /> : null}
      {hasStake && !workspace.coupon.hasTotalOdds ? (
        <LazyPart
          name="coupon.kind-foot"
          load={loadKindFoot}
          props={{ workspace }}
          skeleton={null}
        />
      ) : null}
    </div>
  );
});
