import { observer } from 'mobx-react-lite';
import { useId, useRef, type KeyboardEvent } from 'react';
import { classNames, useService, useTranslate } from '#core/ui';
import { couponViewToken } from '../contract.ts';
import { CurrencySign } from './CurrencySign.tsx';
import { refusalId } from '../refusals/refusalId.ts';
import styles from './StakeBox.module.css';
import { useWantedFocus } from '../frame/useWantedFocus.ts';
import { useCouponStores } from '../setup/useCouponStores.ts';

interface StakeInputProps {
  /** Id of the text with the limits or the error. */
  readonly hintId: string;
  readonly className?: string;
  /** The page has its own keys: the device's keyboard stays away. */
  readonly hasOwnKeys?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field of the amount. What is typed is kept as text; only the store says what it means. */
export const StakeInput = observer(function StakeInput({
  hintId,
  className,
  hasOwnKeys = false,
  onKeyDown,
}: StakeInputProps) {
  const t = useTranslate('coupon');
  const tKinds = useTranslate('coupon.kinds');
  const id = useId();
  const view = useService(couponViewToken);
  const ref = useRef<HTMLInputElement>(null);
  useWantedFocus('stake', ref);
  const { coupon, limits, placing, stake } = useCouponStores();
  const problem = limits.fieldProblem;
  const label = coupon.hasTotalOdds ? t('stake') : tKinds(`stake.${coupon.fieldMeaning}`);
  const isRefused = placing.refusal?.place === 'stake';
  const isWrong = isRefused || (problem !== undefined && problem.kind !== 'empty');

  /** Enter leads to the button that says what will be staked; only that button places the bet. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') {
      onKeyDown?.(event);
      return;
    }
    // The rest of this very press would go to the button.
    event.preventDefault();
    view.wantFocus('place');
  }

  return (
    <div className={classNames(styles.box, isWrong && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <label className={styles.input} htmlFor={id}>
        <CurrencySign currency={stake.currency} className={styles.currency} />
        <input
          ref={ref}
          id={id}
          className={classNames('num', styles.field)}
          inputMode={hasOwnKeys ? 'none' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isRefused ? `${refusalId} ${hintId}` : hintId}
          value={stake.text}
          onChange={(event) => stake.type(event.currentTarget.value)}
          onBlur={stake.tidy}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={handleKeyDown}
        />
      </label>
    </div>
  );
});
