import { observer } from 'mobx-react-lite';
import { ChoiceMenu, useTranslate, type OpenMenu } from '#core/ui';
import { useAccountStore, useSettingsStore } from '../setup/useStores.ts';
import { AccountFace } from './AccountFace.tsx';
import styles from './AccountPicker.module.css';

/** All accounts of the person that can pay a bet. */
export const AccountChoices = observer(function AccountChoices({
  menu,
}: {
  readonly menu: OpenMenu;
}) {
  const t = useTranslate('coupon.later');
  const account = useAccountStore();
  const settings = useSettingsStore();
  return (
    <ChoiceMenu
      menu={menu}
      label={t('account.choose')}
      className={styles.list}
      itemClassName={styles.face}
      value={account.current?.id}
      onChoose={account.choose}
      items={account.all.map((each) => ({
        id: each.id,
        name: t(`account.${each.kind}`, { currency: each.currency }),
        content: <AccountFace account={each} isBalanceShown={settings.choices.isBalanceShown} />,
      }))}
    />
  );
});
