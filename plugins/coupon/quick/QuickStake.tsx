import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import type { QuickCouponStore } from './QuickCouponStore.ts';
import { StakeField } from '../stake/StakeField.tsx';
import { StakeSteps } from '../stake/StakeSteps.tsx';
import { useStakeProblemText } from '../stake/useStakeProblemText.ts';
import stakeStyles from '../stake/StakeBox.module.css';

interface QuickStakeProps {
  readonly quick: QuickCouponStore;
  /** Called on Enter. */
  readonly onEnter: () => void;
}

/** Amount with steps, and below it the error or the potential payout. */
export const QuickStake = observer(function QuickStake({ quick, onEnter }: QuickStakeProps) {
  const t = useTranslate('coupon.later');
  const id = useId();
  const { stake, isPlacing, block } = quick;
  const wrong = useStakeProblemText(stake.currency)(quick.stakeProblem);
  const error =
    block !== undefined
      ? t(`block.${block.kind}`, { name: '' })
      : quick.blocker?.kind === 'stale'
        ? t('obstacle.stale.title')
        : wrong;

  return (
    <>
      <div className={stakeStyles.row}>
        <StakeField
          data-autofocus=""
          stake={stake}
          label={t('stake')}
          isWrong={wrong !== undefined}
          inputMode="decimal"
          aria-describedby={id}
          readOnly={isPlacing}
          onEnter={onEnter}
        />
        <StakeSteps stake={stake} />
      </div>
      <p id={id} className={error === undefined ? stakeStyles.limits : stakeStyles.error}>
        {error ?? (
          <>
            <Sum label={t('stake.minimum')} minor={quick.minStakeMinor} currency={stake.currency} />
            <Sum
              label={t('total.win')}
              minor={quick.potentialPayoutMinor}
              currency={stake.currency}
            />
          </>
        )}
      </p>
    </>
  );
});

interface SumProps {
  readonly label: string;
  readonly minor: number | undefined;
  readonly currency: string;
}

const Sum = observer(function Sum({ label, minor, currency }: SumProps) {
  return (
    <span>
      {label} <Amount minor={minor} currency={currency} />
    </span>
  );
});
