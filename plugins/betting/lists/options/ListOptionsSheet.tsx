import { Dialog, useTranslate } from '#core/ui';
import { ListOptionsPanel } from './ListOptionsPanel.tsx';

export function ListOptionsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('betting');
  return (
    <Dialog title={t('list.options')} isDismissible onClose={onClose} size="lg">
      <ListOptionsPanel />
    </Dialog>
  );
}
