import type { StructuredData } from '#core';
import { describeEvent, describeList } from './structuredDataFromWire.ts';

/** Structured data of the pages, for search engines. */
export const structuredData: Readonly<Record<string, StructuredData>> = {
  'betting.line': describeList('line'),
  'betting.line-sport': describeList('line'),
  'betting.line-country': describeList('line'),
  'betting.line-competition': describeList('line'),
  'betting.live': describeList('live'),
  'betting.live-sport': describeList('live'),
  'betting.live-country': describeList('live'),
  'betting.live-competition': describeList('live'),
  'betting.event': describeEvent,
};
