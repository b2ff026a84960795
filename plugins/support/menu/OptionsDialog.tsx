import { Dialog, useService, useTranslate } from '#core/ui';
import { supportToken } from '../contract.ts';
import type { SupportStore } from './SupportStore.ts';
import { SupportMenu } from './SupportMenu.tsx';

/** Support channels on a phone. */
export function OptionsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('support');
  const store = useService(supportToken) as SupportStore;
  return (
    <Dialog title={t('contact')} isDismissible size="sm" onClose={onClose}>
      <SupportMenu store={store} onChosen={onClose} />
    </Dialog>
  );
}
