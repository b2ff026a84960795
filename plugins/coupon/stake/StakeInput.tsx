import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useService, useTranslate } from '#core/ui';
import { couponViewToken } from '../contract.ts';
import { refusalId } from '../refusals/refusalId.ts';
import { stakeHintId } from './stakeIds.ts';
import { StakeField } from './StakeField.tsx';
import { useWantedFocus } from '../frame/useWantedFocus.ts';
import {
  useCouponStore,
  usePlacingStore,
  useStakeCheckStore,
  useStakeStore,
} from '../setup/useStores.ts';

interface StakeInputProps {
  readonly className?: string | undefined;
  /** The page has its own keypad, so the device's keyboard is suppressed. */
  readonly hasOwnKeys?: boolean;
}

/** Amount of the coupon. Enter focuses the place button. */
export const StakeInput = observer(function StakeInput({
  className,
  hasOwnKeys = false,
}: StakeInputProps) {
  const t = useTranslate('coupon.later');
  const tKinds = useTranslate('coupon.kinds');
  const view = useService(couponViewToken);
  const ref = useRef<HTMLInputElement>(null);
  useWantedFocus('stake', ref);
  const coupon = useCouponStore();
  const placing = usePlacingStore();
  const stake = useStakeStore();
  const stakeCheck = useStakeCheckStore();
  const problem = stakeCheck.fieldProblem;
  const isRefused = placing.refusal?.place === 'stake';
  return (
    <StakeField
      ref={ref}
      stake={stake}
      label={coupon.hasTotalOdds ? t('stake') : tKinds(`stake.${coupon.fieldMeaning}`)}
      isWrong={isRefused || (problem !== undefined && problem.kind !== 'empty')}
      className={className}
      inputMode={hasOwnKeys ? 'none' : 'decimal'}
      enterKeyHint="done"
      aria-describedby={isRefused ? `${refusalId} ${stakeHintId}` : stakeHintId}
      onEnter={() => view.wantFocus('place')}
    />
  );
});
