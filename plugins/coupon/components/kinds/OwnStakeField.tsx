import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { classNames, Icon } from '#core/ui';
import type { CouponWorkspace } from '../../stores/CouponWorkspace.ts';
import type { OwnStakes } from '../../stores/OwnStakes.ts';
import { CurrencySign } from '../CurrencySign.tsx';
import { useStakeProblemText } from '../useStakeProblemText.ts';
import boxStyles from '../StakeBox.module.css';
import styles from './Kinds.module.css';

interface OwnStakeFieldProps {
  readonly workspace: CouponWorkspace;
  readonly stakes: OwnStakes;
  /** Outcome or block. */
  readonly stakeKey: number;
  readonly label: string;
  readonly visibleLabel?: string | undefined;
  readonly className?: string | undefined;
  readonly onType: (text: string) => void;
}

/** The stake of one selection or block: the common one until something else is typed. */
export const OwnStakeField = observer(function OwnStakeField({ workspace, stakes, stakeKey, label, visibleLabel, className, onType }: OwnStakeFieldProps) {
  const id = useId();
  const { coupon, placement, stake } = workspace;
  const problemText = useStakeProblemText(coupon.currency);
  const text = problemText(coupon.ownProblem(stakeKey));
  return (
    <span className={classNames(styles.own, className)}>
      <span className={classNames(boxStyles.box, styles.ownBox, text !== undefined && boxStyles.wrong)}>
        {visibleLabel === undefined ? null : (
          <label className={boxStyles.label} htmlFor={id}>
            {visibleLabel}
          </label>
        )}
        <label className={boxStyles.input} htmlFor={id}>
          <CurrencySign currency={stake.currency} className={classNames(boxStyles.currency, styles.ownCurrency)} />
          <input
            id={id}
            className={classNames('num', boxStyles.field, styles.ownInput)}
            inputMode="decimal"
            autoComplete="off"
            aria-label={label}
            aria-invalid={text === undefined ? undefined : true}
            aria-describedby={text === undefined ? undefined : `${id}-problem`}
            disabled={placement.isUnderWay}
            value={stakes.text(stakeKey) ?? stake.text}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={() => stakes.tidy(stakeKey)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      </span>
      {text === undefined ? null : (
        <span id={`${id}-problem`} className={styles.problem}>
          <Icon name="alert-circle" size={13} />
          {text}
        </span>
      )}
    </span>
  );
});
