import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { ErrorBlock } from '../../ui/feedback/ErrorBlock.tsx';

export interface ModalFailureProps {
  /** Absent when a retry cannot help, because the plugin is off. */
  readonly onRetry?: () => void;
  readonly onClose: () => void;
}

/** Shown in place of a modal that failed, so that its caller still gets a result. */
export function ModalFailure({ onRetry, onClose }: ModalFailureProps) {
  const translate = useTranslate('shell');
  return (
    <Dialog
      title={translate('main_dictionary_load_error')}
      isDismissible
      onClose={onClose}
      size="sm"
    >
      <ErrorBlock onRetry={onRetry ?? onClose} />
    </Dialog>
  );
}
