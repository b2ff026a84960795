import { observer } from 'mobx-react-lite';
import { useId, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { classNames, CurrencySign } from '#core/ui';
import type { StakeStore } from './StakeStore.ts';
import styles from './StakeBox.module.css';

interface StakeFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value'> {
  readonly stake: StakeStore;
  readonly label: string;
  readonly isWrong: boolean;
  readonly onEnter: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A framed amount field with name and currency. The store parses the text. */
export const StakeField = observer(function StakeField({
  stake,
  label,
  isWrong,
  className,
  onEnter,
  onFocus,
  ...input
}: StakeFieldProps) {
  const id = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowUp') stake.step(1);
    else if (event.key === 'ArrowDown') stake.step(-1);
    else if (event.key === 'Enter') onEnter();
    else return;
    // Otherwise the same Enter would press the focused button.
    event.preventDefault();
  }

  return (
    <div className={classNames(styles.box, isWrong && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <label className={styles.input} htmlFor={id}>
        <CurrencySign currency={stake.currency} className={styles.currency} />
        <input
          {...input}
          id={id}
          className={classNames('num', styles.field)}
          autoComplete="off"
          // Fits the text where `field-sizing` is not supported.
          size={stake.text.length + 1}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          value={stake.text}
          onChange={(event) => stake.type(event.currentTarget.value)}
          onBlur={stake.tidy}
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.(event);
          }}
          onKeyDown={handleKeyDown}
        />
      </label>
    </div>
  );
});
