import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import { splitAddress } from '../../runtime/routes/splitAddress.ts';
import type { Scheduler } from '../../platform/time/Scheduler.ts';
import type { HeadUpdater } from '../head/HeadUpdater.ts';
import { useRuntime } from '../../ui/react/useServices.ts';

/** After this time a page without a heading is announced by its title alone. */
const longestWaitMs = 3000;

/**
 * SHL-68: after a navigation the focus goes to the heading of the new page and its title is
 * announced once. On the first page the browser sets the focus, and a focus that was moved
 * meanwhile stays.
 */
export function useArrival(pageRef: RefObject<HTMLElement | null>): void {
  const runtime = useRuntime();
  useEffect(() => {
    const { navigator, services } = runtime;
    let updater: Promise<HeadUpdater> | undefined;
    let stopWaiting = () => {};
    let focusedBefore = document.activeElement;
    const stopStarts = reaction(
      () => navigator.isPending,
      (isPending) => {
        if (isPending) focusedBefore = document.activeElement;
      },
    );
    const stopArrivals = reaction(
      () => ({ path: navigator.path, isThere: navigator.page.kind !== 'starting' }),
      (now, before) => {
        if (!before.isThere || now.path === before.path) return;
        stopWaiting();
        // The first page was served with its head.
        updater ??= import('../head/HeadUpdater.ts').then(
          ({ HeadUpdater }) => new HeadUpdater(runtime),
        );
        updater
          .then((head) => head.arrive())
          .catch((error: unknown) => {
            updater = undefined;
            services.reports.report(error, { plugin: 'shell', contribution: 'head' });
          });
        // A change of language is no navigation.
        if (splitAddress(now.path).path === splitAddress(before.path).path) return;
        if (pageRef.current === null) return;
        stopWaiting = followArrival(pageRef.current, focusedBefore, services.scheduler.after, () =>
          services.announcer.polite(document.title),
        );
      },
      { equals: (a, b) => a.path === b.path && a.isThere === b.isThere },
    );
    return () => {
      stopStarts();
      stopArrivals();
      stopWaiting();
      void updater?.then((head) => head.dispose());
    };
  }, [runtime, pageRef]);
}

/** Waits for the heading, which is rendered with the code of the page. */
function followArrival(
  host: HTMLElement,
  focusedBefore: Element | null,
  after: Scheduler['after'],
  announce: () => void,
): () => void {
  const oldHeading = host.querySelector('h1');
  let focused: HTMLElement | undefined;

  const arrive = (isLate: boolean): boolean => {
    const heading = host.querySelector('h1');
    if (heading === null || (heading === oldHeading && !isLate)) return false;
    const hasMoved =
      document.activeElement !== focusedBefore && document.activeElement !== document.body;
    if (!hasMoved) focus(heading);
    return true;
  };
  const focus = (heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  /**
   * SHL-423: a page that waits for its data may be rendered again with them, including its heading.
   */
  const follow = () => {
    const heading = host.querySelector('h1');
    if (
      focused?.isConnected === false &&
      heading !== null &&
      document.activeElement === document.body
    )
      focus(heading);
  };

  let isThere = false;
  const observer = new MutationObserver(() => {
    if (isThere) return follow();
    isThere = arrive(false);
    if (isThere) announce();
  });
  const stopTimer = after(longestWaitMs, () => {
    observer.disconnect();
    if (isThere) return;
    arrive(true);
    announce();
  });
  observer.observe(host, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    stopTimer();
  };
}
