import { observer } from 'mobx-react-lite';
import { Checkbox, CurrencySign, TextField, useFormat, useTranslate } from '#core/ui';
import type { RegistrationForm } from '../form/RegistrationForm.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';

interface BankFieldsProps {
  readonly store: RegistrationStore;
  readonly form: RegistrationForm;
}

/** Amount of the first deposit; never pre-filled. */
export const BankFields = observer(function BankFields({ store, form }: BankFieldsProps) {
  const t = useTranslate('registration');
  const { money } = useFormat();
  const { bank } = form;
  if (bank === undefined) return null;
  const problem = store.problems.get('amount');
  const bounds = { least: money(bank.least), most: money(bank.most) };
  return (
    <TextField
      label={t('field.amount')}
      name="amount"
      inputMode="decimal"
      autoComplete="transaction-amount"
      start={<CurrencySign currency={bank.least.currency} />}
      hint={t('bank.bounds', bounds)}
      value={store.texts.amount}
      onChange={(text) => store.typeText('amount', text)}
      onBlur={() => void store.check('amount')}
      error={problem === undefined ? undefined : t(`problem.amount.${problem}`, bounds)}
    />
  );
});

/**
 * Confirmation, before the first deposit, that the person knows how players' money is protected.
 */
export const FundsWord = observer(function FundsWord({ store }: Pick<BankFieldsProps, 'store'>) {
  const t = useTranslate('registration');
  return (
    <Checkbox
      name="funds"
      isRequired
      isChecked={store.hasReadFunds}
      onChange={store.readFunds}
      label={t('field.funds')}
      hint={t('bank.funds')}
      error={store.problems.has('funds') ? t('problem.funds.missing') : undefined}
    />
  );
});
