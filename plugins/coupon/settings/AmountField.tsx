import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { TextField, useServices, useTranslate } from '#core/ui';
import { currencySymbol } from '#domain/money/currencySymbol.ts';
import styles from './SettingsPanel.module.css';

interface AmountFieldProps {
  readonly label: string;
  readonly minor: number;
  readonly currency: string;
  readonly onChange: (minor: number) => void;
  readonly className?: string | undefined;
}

/** A field whose amount is stored when valid; invalid text is marked only. */
export const AmountField = observer(function AmountField({
  label,
  minor,
  currency,
  onChange,
  className,
}: AmountFieldProps) {
  const t = useTranslate('coupon.later');
  const { environment } = useServices();
  const written = formatMoney(createMoney(minor, currency), environment.language, {
    hasSymbol: false,
  });
  const [draft, setDraft] = useState<string>();
  const text = draft ?? written;
  const parsed = parseMoney(text, currency, environment.language);
  const isWrong = parsed.kind !== 'money' || parsed.money.minor <= 0;

  function handleChange(value: string): void {
    setDraft(value.slice(0, 16));
    const next = parseMoney(value.slice(0, 16), currency, environment.language);
    if (next.kind === 'money' && next.money.minor > 0) onChange(next.money.minor);
  }

  return (
    <TextField
      name="coupon-amount"
      label={label}
      size="sm"
      value={text}
      end={
        <span className={styles.currency} aria-hidden="true">
          {currencySymbol(currency, environment.language)}
        </span>
      }
      inputMode="decimal"
      autoComplete="off"
      className={className}
      error={isWrong ? t('amount.wrong') : undefined}
      onChange={handleChange}
      onBlur={() => setDraft(undefined)}
    />
  );
});
