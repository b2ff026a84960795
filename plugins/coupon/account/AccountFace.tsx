import { createMoney } from '#domain/money/Money.ts';
import { classNames, useFormat, useTranslate } from '#core/ui';
import type { Account } from '../../auth/contract.ts';
import { WagerText } from '../money/WagerText.tsx';
import styles from './AccountPicker.module.css';

/** Name and balance of an account. */
export function AccountFace({
  account,
  isBalanceShown,
}: {
  readonly account: Account;
  readonly isBalanceShown: boolean;
}) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  return (
    <>
      <span className={styles.words}>
        <b>{t(`account.${account.kind}`, { currency: account.currency })}</b>
        <small className="num">
          {t('account.number', { id: account.id, currency: account.currency })}
        </small>
        {account.kind === 'bonus' ? <WagerText accountId={account.id} /> : null}
      </span>
      {isBalanceShown ? (
        <b className={classNames('num', styles.balance)} translate="no">
          {format.money(createMoney(account.balance.minor, account.balance.currency))}
        </b>
      ) : null}
    </>
  );
}
