import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { CurrencySign, TextField, useFormat, useTranslate } from '#core/ui';
import { createMoney } from '#domain/money/Money.ts';
import type { AmountField, AmountProblem } from './AmountField.ts';

interface AmountInputProps {
  readonly field: AmountField;
  readonly currency: string;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Field for the amount of a payment, validated when it is left. */
export const AmountInput = observer(function AmountInput({
  field,
  currency,
  hint,
  ref,
}: AmountInputProps) {
  const t = useTranslate('payments');
  const { money, amount } = useFormat();
  const say = (problem: AmountProblem): string =>
    t(problem.kind === 'whole' ? 'payments.later:amount.whole' : `amount.${problem.kind}`, {
      bound: 'bound' in problem ? money(problem.bound) : '',
      first: 'first' in problem ? problem.first : '',
      example: amount(createMoney(1250, currency)),
    });
  return (
    <TextField
      ref={ref}
      label={t('amount')}
      name="amount"
      inputMode="decimal"
      autoComplete="transaction-amount"
      start={<CurrencySign currency={currency} />}
      hint={hint}
      value={field.text}
      onChange={field.setText}
      onBlur={() => field.check()}
      error={field.problem === undefined ? undefined : say(field.problem)}
    />
  );
});
