import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, Icon, Popover, useFormat, useTranslate } from '#core/ui';
import type { Account } from '../../auth/contract.ts';
import { WagerText } from '../money/WagerText.tsx';
import styles from './AccountPicker.module.css';
import { useCouponStores } from '../setup/useCouponStores.ts';

function AccountFace({
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
        <b>{t(`account.${account.kind}`)}</b>
        <small className="num">
          {t('account.id', { id: account.id, currency: account.currency })}
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

/** From which account the bet is paid. An amount in another currency is entered anew. */
export const AccountPicker = observer(function AccountPicker() {
  const t = useTranslate('coupon.later');
  const { account, placement, settings } = useCouponStores();
  const { isBalanceShown } = settings.choices;
  const { current } = account;
  if (current === undefined) return null;
  if (placement.isUnderWay) {
    return (
      <div className={styles.face}>
        <AccountFace account={current} isBalanceShown={isBalanceShown} />
      </div>
    );
  }
  return (
    <Popover
      label={t('account.choose')}
      triggerClassName={styles.face}
      className={styles.list}
      trigger={
        <>
          <AccountFace account={current} isBalanceShown={isBalanceShown} />
          <Icon name="chevron-down" size={14} className={styles.chevron} />
        </>
      }
    >
      {(close) => (
        <ul aria-label={t('account.choose')}>
          {account.all.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={classNames(styles.face, each.id === current.id && styles.chosen)}
                aria-current={each.id === current.id}
                data-autofocus={each.id === current.id ? '' : undefined}
                onClick={() => {
                  account.choose(each.id);
                  close();
                }}
              >
                <AccountFace account={each} isBalanceShown={isBalanceShown} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
});
