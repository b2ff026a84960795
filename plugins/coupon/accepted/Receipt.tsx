import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useServices } from '#core/ui';
import { usePlacementStore } from '../setup/useStores.ts';

/** The second click of a double click comes within this time. */
const closedForMs = 500;

interface ReceiptProps {
  readonly label: string;
  /** Element that receives the focus, since the pressed button is gone. */
  readonly doneRef: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/**
 * Replaces the composed coupon by the placed bet. Inert at first, so that the second click of a
 * double click, or a key that is still held, does nothing.
 */
export function Receipt({ label, doneRef, children }: ReceiptProps) {
  const { scheduler } = useServices();
  const { isPressedHere } = usePlacementStore();
  const [isClosed, setIsClosed] = useState(isPressedHere);

  useEffect(() => scheduler.after(closedForMs, () => setIsClosed(false)), [scheduler]);

  // The pressed button is gone, so the focus moves here. After a page load it is left alone.
  useEffect(() => {
    if (!isClosed && isPressedHere && document.activeElement === document.body)
      doneRef.current?.focus({ preventScroll: true });
  }, [isClosed, isPressedHere, doneRef]);

  return (
    <div role="group" aria-label={label} inert={isClosed} onKeyDown={ignoreHeldKey}>
      {children}
    </div>
  );
}

function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
