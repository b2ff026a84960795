import { observer } from 'mobx-react-lite';
import { Panel, SelectField, useFormat, useTranslate } from '#core/ui';
import type { Account } from '../../auth/contract.ts';
import styles from './Payments.module.css';

interface AccountChoiceProps {
  readonly labelKey: 'deposit.to' | 'withdraw.from';
  /** What money comes to, or goes from. */
  readonly store: {
    readonly account: Account | undefined;
    /** All that can be chosen. */
    readonly accounts: readonly Account[];
    readonly order: { readonly isSending: boolean };
    readonly chooseAccount: (accountId: number) => void;
  };
}

/** Where a person has several accounts: what each holds, and which one is meant. */
export const AccountChoice = observer(function AccountChoice({
  labelKey,
  store,
}: AccountChoiceProps) {
  const t = useTranslate('payments.later');
  const { money } = useFormat();
  const { account, accounts, order } = store;
  if (account === undefined || accounts.length < 2) return null;
  return (
    <Panel className={styles.form}>
      <SelectField
        label={t(labelKey)}
        value={String(account.id)}
        isDisabled={order.isSending}
        options={accounts.map(({ id, balance }) => ({
          value: String(id),
          label: `${balance.currency} · ${money(balance)}`,
        }))}
        onChange={(value) => store.chooseAccount(Number(value))}
      />
    </Panel>
  );
});
