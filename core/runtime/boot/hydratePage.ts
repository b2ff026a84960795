import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Reports } from '../../platform/reports/Reports.ts';

/**
 * Hydrates what the edge drew. Where not all of it could be serverRender over in time the page goes, and
 * `renderAnew` begins from nothing: parts that come later would find another page than the edge did.
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
    // React calls it an error that a page goes before it was serverRender over.
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
