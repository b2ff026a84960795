import type { FirstPaint, StructuredData } from '#core';
import { homePaint } from './api/homePaint.ts';
import { describeEvent, describeList } from './api/structuredData.ts';

/** Routes that the edge draws as HTML before any script; by route name. Never part of a bundle. */
export const firstPaints: Readonly<Record<string, FirstPaint>> = { 'betting.home': homePaint };

/** What the pages are about, for search engines. */
export const structuredData: Readonly<Record<string, StructuredData>> = {
  'betting.line': describeList('line'),
  'betting.line-sport': describeList('line'),
  'betting.line-competition': describeList('line'),
  'betting.live': describeList('live'),
  'betting.live-sport': describeList('live'),
  'betting.live-competition': describeList('live'),
  'betting.event': describeEvent,
};
