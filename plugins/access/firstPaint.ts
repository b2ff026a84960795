import type { FirstPaint } from '#core';
import { blockPaint, closedPaint, maintenancePaint } from './api/closedPaint.ts';

/** Words of closed pages, before any script and without. Never part of a bundle. */
export const firstPaints: Readonly<Record<string, FirstPaint>> = {
  'access.block': blockPaint,
  'access.block-ua': closedPaint('blockUa'),
  'access.block-ie': closedPaint('blockIe'),
  'access.suspension': closedPaint('suspension'),
  'access.site-updates': closedPaint('updates'),
  'access.coming-soon': closedPaint('soon'),
  'access.maintenance': maintenancePaint,
  'access.old-browser': closedPaint('oldBrowser'),
  'access.server-error': closedPaint('serverError'),
};
