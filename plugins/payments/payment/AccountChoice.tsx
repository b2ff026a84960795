import { observer } from 'mobx-react-lite';
import { Panel, SelectField, useFormat } from '#core/ui';
import type { Account } from '../../auth/contract.ts';
import styles from './Payments.module.css';

interface AccountChoiceProps {
  readonly label: string;
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
export const AccountChoice = observer(function AccountChoice({ label, store }: AccountChoiceProps) {
  const { money } = useFormat();
  const { account, accounts, order } = store;
  if (account === undefined || accounts.length < 2) return null;
  return (
    <Panel className={styles.form}>
      <SelectField
        label={label}
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
