import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { classNames, CurrencySign, Icon, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import type { OwnStakesStore } from '../stake/OwnStakesStore.ts';
import { useStakeProblemText } from '../stake/useStakeProblemText.ts';
import boxStyles from '../stake/StakeBox.module.css';
import styles from './OwnStakeField.module.css';
import {
  useCouponStore,
  useLimitsStore,
  useMoneyStore,
  usePlacementStore,
  usePlacingStore,
  useStakeCheckStore,
  useStakeStore,
} from '../setup/useStores.ts';

interface OwnStakeFieldProps {
  readonly stakes: OwnStakesStore;
  /** Outcome or block. */
  readonly stakeKey: number;
  readonly label: string;
  readonly visibleLabel?: string | undefined;
  /** In a row with other content; the error is shown below the row. */
  readonly isNarrow?: boolean;
  readonly onType: (text: string) => void;
}

/** Stake of one selection or block; the common one until another is typed. */
export const OwnStakeField = observer(function OwnStakeField({
  stakes,
  stakeKey,
  label,
  visibleLabel,
  isNarrow = false,
  onType,
}: OwnStakeFieldProps) {
  const id = useId();
  const coupon = useCouponStore();
  const limits = useLimitsStore();
  const money = useMoneyStore();
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const stake = useStakeStore();
  const stakeCheck = useStakeCheckStore();
  const t = useTranslate('coupon.later');
  const problemText = useStakeProblemText(coupon.currency, true);
  const problem = stakeCheck.ownProblem(stakeKey);
  const text = problemText(problem);
  const { minMinor, maxMinor, cap } = limits.ownLimits(stakeKey);
  const hasLimits = minMinor !== undefined || maxMinor !== undefined;
  return (
    <span className={classNames(styles.own, isNarrow && styles.narrow)}>
      <span
        className={classNames(boxStyles.box, styles.ownBox, text !== undefined && boxStyles.wrong)}
      >
        {visibleLabel === undefined ? null : (
          <label className={boxStyles.label} htmlFor={id}>
            {visibleLabel}
          </label>
        )}
        <label className={boxStyles.input} htmlFor={id}>
          <CurrencySign
            currency={stake.currency}
            className={classNames(boxStyles.currency, styles.ownCurrency)}
          />
          <input
            id={id}
            className={classNames('num', boxStyles.field, styles.ownInput)}
            inputMode="decimal"
            autoComplete="off"
            aria-label={label}
            aria-invalid={text === undefined ? undefined : true}
            aria-describedby={text === undefined && !hasLimits ? undefined : `${id}-about`}
            disabled={placement.isUnderWay}
            value={stakes.text(stakeKey) ?? stake.text}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={() => stakes.tidy(stakeKey)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </span>
      {text === undefined ? (
        <span id={`${id}-about`} className={styles.limits}>
          <Limit label={t('stake.minimum')} minor={minMinor} currency={coupon.currency} />
          <Limit label={t('stake.maximum')} minor={maxMinor} currency={coupon.currency} />
          {cap === undefined || limits.commonCap !== undefined ? null : (
            <Limit
              label={t(`stake.cap.${cap.kind}`)}
              minor={cap.minor}
              currency={coupon.currency}
            />
          )}
        </span>
      ) : (
        <span className={styles.problem}>
          <Icon name="alert-circle" size={13} />
          <span id={`${id}-about`}>{text}</span>
          {problem?.kind === 'below-min' || problem?.kind === 'above-max' ? (
            <button
              type="button"
              className={styles.cure}
              onClick={() => stakes.set(stakeKey, problem.limitMinor)}
            >
              {t(problem.kind === 'below-min' ? 'stake.set-min' : 'stake.set-max')}
            </button>
          ) : null}
          {problem?.kind === 'above-max' && money.isVipOffered && placing.isSignedIn ? (
            <button type="button" className={styles.cure} onClick={() => money.setVip(true)}>
              {t('coupon.money:vip.ask')}
            </button>
          ) : null}
        </span>
      )}
    </span>
  );
});

interface LimitProps {
  readonly label: string;
  /** Rendered only if known. */
  readonly minor: number | undefined;
  readonly currency: string;
}

const Limit = observer(function Limit({ label, minor, currency }: LimitProps) {
  return minor === undefined ? null : (
    <span>
      {label} <Amount minor={minor} currency={currency} />
    </span>
  );
});
