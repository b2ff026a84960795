import { observer } from 'mobx-react-lite';
import { Panel, SelectField, useFormat, useTranslate } from '#core/ui';
import type { PayingAccount } from './PayingAccount.ts';
import styles from '../payment/Payments.module.css';

interface AccountChoiceProps {
  readonly labelKey: 'deposit.to' | 'withdraw.from';
  readonly store: {
    readonly paying: PayingAccount;
    readonly order: { readonly isSending: boolean };
    readonly chooseAccount: (accountId: number) => unknown;
  };
}

/** Choice of the account if the person has several, with their balances. */
export const AccountChoice = observer(function AccountChoice({
  labelKey,
  store,
}: AccountChoiceProps) {
  const t = useTranslate('payments.later');
  const { money } = useFormat();
  const { paying, order } = store;
  const { chosen, all } = paying;
  if (chosen === undefined || all.length < 2) return null;
  return (
    <Panel className={styles.form}>
      <SelectField
        label={t(labelKey)}
        value={String(chosen.id)}
        isDisabled={order.isSending}
        options={all.map(({ id, balance }) => ({
          value: String(id),
          label: `${balance.currency} · ${money(balance)}`,
        }))}
        onChange={(value) => store.chooseAccount(Number(value))}
      />
    </Panel>
  );
});
