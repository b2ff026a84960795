import type { FirstPaint } from '#core';
import { homePaint } from './api/homePaint.ts';

/** Routes that the edge draws as HTML before any script; by route name. Never part of a bundle. */
export const firstPaints: Readonly<Record<string, FirstPaint>> = { 'betting.home': homePaint };
