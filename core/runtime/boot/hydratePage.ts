import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Reports } from '../../platform/reports/Reports.ts';

/**
 * Hydrates the server-rendered page. If not all of it could be hydrated in time, it is unmounted
 * and `renderAnew` starts from an empty root, because later parts would find another state than the
 * server render had.
 */
export function hydratePage(
  root: Element,
  page: ReactNode,
  {
    reports,
    ended,
    onOpen,
    renderAnew,
  }: {
    readonly reports: Pick<Reports, 'report'>;
    readonly ended: Promise<boolean>;
    readonly onOpen: () => void;
    readonly renderAnew: () => void;
  },
): void {
  let isAbandoned = false;
  const drawn = hydrateRoot(root, page, {
    // React reports an error when a page is unmounted before it was hydrated.
    onRecoverableError: (error) => {
      if (isAbandoned) return;
      reportError(error);
      reports.report(error, { plugin: 'core', contribution: 'hydration' });
    },
  });
  void ended.then((isHydrated) => {
    if (isHydrated) {
      onOpen();
      return;
    }
    isAbandoned = true;
    drawn.unmount();
    renderAnew();
  });
}
