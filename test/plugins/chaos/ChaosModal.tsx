import { Dialog } from '#core/ui';
import { failWhenTold } from './ChaosError.ts';

export function ChaosModal({ onClose }: { readonly onClose: () => void }) {
  failWhenTold('modal');
  return (
    <Dialog title="Chaos dialog" isDismissible onClose={onClose} size="sm">
      <p>It stands</p>
    </Dialog>
  );
}
