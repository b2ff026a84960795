import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { classNames, CurrencySign } from '#core/ui';
import styles from './CashOut.module.css';

interface AmountBoxProps extends Pick<
  ComponentProps<'input'>,
  'aria-describedby' | 'onFocus' | 'value'
> {
  readonly id: string;
  readonly currency: string;
  readonly isWrong: boolean;
  readonly onType: (text: string) => void;
}

/** Field for the amount of a cash-out, with the currency symbol. */
export const AmountBox = observer(function AmountBox({
  currency,
  isWrong,
  onType,
  ...field
}: AmountBoxProps) {
  return (
    <span className={classNames(styles.box, isWrong && styles.wrong)}>
      <CurrencySign currency={currency} />
      <input
        className="num"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong ? true : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
        {...field}
      />
    </span>
  );
});
