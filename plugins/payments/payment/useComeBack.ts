import { useEffect } from 'react';

/** Runs when the browser shows a page again that it had put aside, with its pressed button. */
export function useComeBack(run: () => void): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent): void => {
      if (event.persisted) run();
    };
    globalThis.addEventListener('pageshow', handleShow);
    return () => globalThis.removeEventListener('pageshow', handleShow);
  }, [run]);
}
