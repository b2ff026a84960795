import { useLayoutEffect, useRef } from 'react';
import { Slot } from '../../react/Slot.tsx';
import type { PageHost } from './PageHost.ts';

interface MainAreaProps {
  readonly page: PageHost;
  readonly className?: string | undefined;
}

/** The main landmark; the page stands inside it, and before what plugins put at its end. */
export function MainArea({ page, className }: MainAreaProps) {
  const mainRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (mainRef.current !== null) page.attach(mainRef.current);
    return () => page.detach();
  }, [page]);
  return (
    <main ref={mainRef} id="main" tabIndex={-1} className={className}>
      <Slot name="main.end" />
    </main>
  );
}
