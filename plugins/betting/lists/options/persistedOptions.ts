import type { SafeStorage, StoredValue } from '#core';
import type { ListChoice, ListChoices } from './listChoices.ts';
import { isStoredListOptions } from '#stored/betting/isStoredListOptions.js';

export interface PersistedOptions {
  readonly values: Readonly<Partial<Record<ListChoice, ListChoices[ListChoice]>>>;
  readonly changedAtMs: Readonly<Partial<Record<ListChoice, number>>>;
}

const noOptions: PersistedOptions = { values: {}, changedAtMs: {} };

/** Choices of the page of an event: lists do without them, and a reset of lists leaves them. */
export const eventChoices: ReadonlySet<string> = new Set<ListChoice>([
  'isOneColumn',
  'pinnedMarkets',
  'cyberMatches',
  'isVideoMoved',
]);

/** Where the options of lists are kept, as far as `mayPersist` allows; looked at by the first page, which needs nothing else of them. */
export function persistedOptions(storage: SafeStorage): StoredValue<PersistedOptions> {
  return storage.value({
    key: 'betting/list-options',
    version: 1,
    fallback: noOptions,
    check: isStoredListOptions,
  });
}
