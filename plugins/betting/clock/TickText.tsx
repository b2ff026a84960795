import { useLayoutEffect, useRef, useState } from 'react';
import { useBetting } from '../service/useBetting.ts';

interface TickTextProps {
  /** Returns the current text; called once a second. */
  readonly text: () => string;
  readonly className?: string | undefined;
}

/** A clock or a time left: written by the shared timer, not rendered. */
export function TickText({ text, className }: TickTextProps) {
  const { ticker } = useBetting();
  const ref = useRef<HTMLSpanElement>(null);
  // React renders the first text only; from then on the timer writes into the node.
  const [first] = useState(text);
  useLayoutEffect(
    () => (ref.current === null ? undefined : ticker.bind(ref.current, text)),
    [ticker, text],
  );
  return (
    <span ref={ref} className={className} translate="no">
      {first}
    </span>
  );
}
