import { observer } from 'mobx-react-lite';
import { createModalToken } from '#core';
import { Count, MenuEntry, usePeekService, useServices, useTranslate } from '#core/ui';
import { supportToken } from '../contract.ts';

const optionsModal = createModalToken<object>('support.options');

/** Entry of the support in the mobile menu. */
export const MenuRow = observer(function MenuRow() {
  const t = useTranslate('support');
  const { modals } = useServices();
  const unread = usePeekService(supportToken)?.unreadAnswers ?? 0;
  return (
    <MenuEntry
      icon="headset"
      leadsOn
      mark={unread === 0 ? null : <Count value={unread} tone="accent" />}
      onClick={() => void modals.open(optionsModal, {})}
    >
      {t('contact')}
    </MenuEntry>
  );
});
