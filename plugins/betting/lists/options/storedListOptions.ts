import type { StoredValueOptions } from '#core';
import type { ListChoice, ListChoices } from './listChoices.ts';
import { isStoredListOptions } from '#stored/betting/isStoredListOptions.js';

/** The person's choices about lists, with the platform time of each. */
export interface ChosenListOptions {
  readonly values: Readonly<Partial<ListChoices>>;
  readonly changedAtMs: Readonly<Partial<Record<ListChoice, number>>>;
}

/** Choices of the page of an event: lists do without them, and a reset of lists leaves them. */
export const eventChoices: ReadonlySet<string> = new Set<ListChoice>([
  'isOneColumn',
  'pinnedMarkets',
  'cyberMatches',
  'isVideoMoved',
]);

/** Read by the first page to know whether to load the code of `ListOptions`. */
export const storedListOptions: StoredValueOptions<ChosenListOptions, 'betting/list-options'> = {
  key: 'betting/list-options',
  version: 1,
  fallback: { values: {}, changedAtMs: {} },
  check: isStoredListOptions,
};
