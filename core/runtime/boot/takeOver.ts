import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Reports } from '../../platform/reports/Reports.ts';

/**
 * Hydrates what the edge drew. Where not all of it could be taken over in time the page goes, and
 * `drawAnew` begins from nothing: parts that come later would find another page than the edge did.
 */
export function takeOver(
  root: Element,
  page: ReactNode,
  {
    reports,
    ended,
    onOpen,
    drawAnew,
  }: {
    readonly reports: Pick<Reports, 'report'>;
    readonly ended: Promise<boolean>;
    readonly onOpen: () => void;
    readonly drawAnew: () => void;
  },
): void {
  let isGivenUp = false;
  const drawn = hydrateRoot(root, page, {
    // React calls it an error that a page goes before it was taken over.
    onRecoverableError: (error) => {
      if (isGivenUp) return;
      reportError(error);
      reports.report(error, { plugin: 'core', contribution: 'hydration' });
    },
  });
  void ended.then((isTakenOver) => {
    if (isTakenOver) {
      onOpen();
      return;
    }
    isGivenUp = true;
    drawn.unmount();
    drawAnew();
  });
}
