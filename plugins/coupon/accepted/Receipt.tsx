import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useServices } from '#core/ui';
import { usePlacementStore } from '../setup/useStores.ts';

/** The second press of a double one comes within this time of the first. */
const closedForMs = 500;

interface ReceiptProps {
  readonly label: string;
  /** What takes the focus that went with the pressed button. */
  readonly doneRef: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

/**
 * What was placed, in the place of what was composed. A press that was meant for the button before
 * it does nothing, nor does a key that is still held.
 */
export function Receipt({ label, doneRef, children }: ReceiptProps) {
  const { scheduler } = useServices();
  const { isPressedHere } = usePlacementStore();
  const [isClosed, setIsClosed] = useState(isPressedHere);

  useEffect(() => scheduler.after(closedForMs, () => setIsClosed(false)), [scheduler]);

  // The button that was pressed is gone: the focus must not be lost. A load takes none.
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
