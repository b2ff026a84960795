import { observer } from 'mobx-react-lite';
import { MenuEntry, useServices, useTranslate } from '#core/ui';
import { signOutCommand } from '../contract.ts';

/** The way out at the end of the menu of the mobile layout. */
export const MenuSignOut = observer(function MenuSignOut() {
  const t = useTranslate('auth');
  const { commands } = useServices();
  return (
    <MenuEntry icon="logout" onClick={() => void commands.run(signOutCommand, {})}>
      {t('signOut')}
    </MenuEntry>
  );
});
