import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { CutOdds } from '../account/CutOdds.tsx';
import { PaidFrom } from '../account/PaidFrom.tsx';
import { CouponExplanation } from '../explain/CouponExplanation.tsx';
import styles from './CouponFoot.module.css';
import { StakeHelp } from '../stake/StakeHelp.tsx';
import { PolicySelect } from '../place/PolicySelect.tsx';
import {
  useCodesStore,
  useCouponStore,
  useMoneyStore,
  usePlacingStore,
  useSettingsStore,
} from '../setup/useStores.ts';

interface CouponFootProps {
  readonly hasKeypad: boolean;
}

const loadCodeNote = async () => (await import('../codes/CodeNote.tsx')).CodeNote;
const loadCodeActions = async () => (await import('../codes/CodeActions.tsx')).CodeActions;
const loadKindFoot = async () => (await import('../kinds/KindFoot.tsx')).KindFoot;
const loadMoneyModes = async () => (await import('../money/MoneyModesPanel.tsx')).MoneyModesPanel;
const loadPromoCodes = async () => (await import('../money/PromoCodes.tsx')).PromoCodes;

/** Options of the coupon below the selections, besides the amount. */
export const CouponFoot = observer(function CouponFoot({ hasKeypad }: CouponFootProps) {
  const codes = useCodesStore();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const placing = usePlacingStore();
  const settings = useSettingsStore();
  const { isStakeShown, stage } = placing;
  return (
    <div className={styles.foot}>
      {!hasKeypad && isStakeShown ? <PolicySelect settings={settings} /> : null}
      {codes.isNoting ? (
        <LazyPart
          name="coupon.code-note"
          load={loadCodeNote}
          props={{ codes: codes }}
          hasLaterTexts
          skeleton={null}
        />
      ) : null}
      <CutOdds />
      {stage === 'selections' ? null : <PaidFrom />}
      {isStakeShown && money.hasModes ? (
        <LazyPart name="coupon.money-modes" load={loadMoneyModes} props={{}} skeleton={null} />
      ) : null}
      {stage === 'ready' || stage === 'changed' ? (
        <LazyPart
          name="coupon.code-actions"
          load={loadCodeActions}
          props={{}}
          hasLaterTexts
          skeleton={<div className={styles.codes} />}
        />
      ) : null}
      {isStakeShown && money.isPromoOffered && placing.isSignedIn ? (
        <LazyPart name="coupon.promo-codes" load={loadPromoCodes} props={{}} skeleton={null} />
      ) : null}
      {isStakeShown ? <CouponExplanation /> : null}
      {isStakeShown && !coupon.hasTotalOdds ? (
        <LazyPart name="coupon.kind-foot" load={loadKindFoot} props={{}} skeleton={null} />
      ) : null}
      {isStakeShown ? <StakeHelp hasKeypad={hasKeypad} /> : null}
    </div>
  );
});
