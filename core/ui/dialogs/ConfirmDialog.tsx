import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the answer that changes nothing; Esc and a press outside have the same effect. */
  readonly keep: string;
  readonly act: string;
  /** `danger` for irreversible actions, `secondary` where neither answer may be promoted. */
  readonly variant?: 'primary' | 'secondary' | 'danger';
  /** Answer that is focused, so that Enter gives it; without one the browser chooses. */
  readonly focused?: 'keep' | 'act';
  readonly isDismissible?: boolean;
  readonly onKeep: () => void;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation, with two answers of the same size. */
export function ConfirmDialog({
  title,
  keep,
  act,
  variant = 'primary',
  focused,
  isDismissible = true,
  onKeep,
  onAct,
  children,
}: ConfirmDialogProps) {
  const mark = (isMarked: boolean) => (isMarked ? { 'data-autofocus': '' } : {});
  return (
    <Dialog
      title={title}
      isDismissible={isDismissible}
      size="sm"
      onClose={onKeep}
      footer={
        <div className={styles.answers}>
          <Button size="lg" onClick={onKeep} {...mark(focused === 'keep')}>
            {keep}
          </Button>
          <Button size="lg" variant={variant} onClick={onAct} {...mark(focused === 'act')}>
            {act}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>{children}</div>
    </Dialog>
  );
}
