import { observer } from 'mobx-react-lite';
import { MenuEntry, useServices, useTranslate } from '#core/ui';
import { signOutCommand } from '../contract.ts';

/** Sign-out at the end of the mobile menu. */
export const MenuSignOut = observer(function MenuSignOut() {
  const t = useTranslate('auth');
  const { commands } = useServices();
  return (
    <MenuEntry icon="logout" onClick={() => void commands.run(signOutCommand, {})}>
      {t('signOut')}
    </MenuEntry>
  );
});
