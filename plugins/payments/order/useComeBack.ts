import { useEffect } from 'react';

/** Runs when the browser restores the page from its cache, with the pressed button. */
export function useComeBack(run: () => void): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent): void => {
      if (event.persisted) run();
    };
    globalThis.addEventListener('pageshow', handleShow);
    return () => globalThis.removeEventListener('pageshow', handleShow);
  }, [run]);
}
