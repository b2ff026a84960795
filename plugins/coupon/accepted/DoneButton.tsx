import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Button } from '#core/ui';
import { focusOpenTab } from '../frame/focusOpenTab.ts';
import { usePlacementStore } from '../setup/useStores.ts';
import styles from './BetAccepted.module.css';

interface DoneButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/** Button that closes a receipt; sticky, so that it is visible however long the receipt is. */
export function DoneButton({ ref, children }: DoneButtonProps) {
  const placement = usePlacementStore();
  const handleClick = ({ currentTarget }: MouseEvent): void => {
    focusOpenTab(currentTarget);
    placement.dismiss();
  };
  return (
    <div className={styles.done}>
      <Button ref={ref} variant="primary" size="lg" isBlock onClick={handleClick}>
        {children}
      </Button>
    </div>
  );
}
