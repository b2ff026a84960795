import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Icon, MenuButton } from '#core/ui';
import { AccountFace } from './AccountFace.tsx';
import styles from './AccountPicker.module.css';
import { useAccountStore, usePlacementStore, useSettingsStore } from '../setup/useStores.ts';

const AccountChoices = lazy(async () => ({
  default: (await import('./AccountChoices.tsx')).AccountChoices,
}));

/** Choice of the account that pays the bet. A change of currency empties the amount. */
export const AccountPicker = observer(function AccountPicker() {
  const account = useAccountStore();
  const placement = usePlacementStore();
  const settings = useSettingsStore();
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
    <MenuButton
      triggerClassName={styles.face}
      trigger={
        <>
          <AccountFace account={current} isBalanceShown={isBalanceShown} />
          <Icon name="chevron-down" size={14} className={styles.chevron} />
        </>
      }
    >
      {(menu) => <AccountChoices menu={menu} />}
    </MenuButton>
  );
});
