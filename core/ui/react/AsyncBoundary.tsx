import { Suspense, useEffect, useId, type ReactNode } from 'react';
import { useRuntime } from './useServices.ts';

/** Content that may suspend, and its fallback. */
export interface AsyncBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Suspense for parts of a page. Unlike React's own it reports when a server-rendered part is
 * hydrated; until then nothing changes on the page. Use it wherever code or services are awaited
 * inside of a page.
 */
export function AsyncBoundary({ fallback, children }: AsyncBoundaryProps) {
  const part = useId();
  const { hydration } = useRuntime();
  useEffect(() => hydration.expect(part), [hydration, part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival part={part} />
    </Suspense>
  );
}

/** Mounted with the inside of a part. */
function Arrival({ part }: { readonly part: string }) {
  const { hydration } = useRuntime();
  useEffect(() => hydration.arrive(part), [hydration, part]);
  return null;
}
