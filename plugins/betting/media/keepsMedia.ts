import type { SafeStorage, StoredValue } from '#core';
import { mediaId, type Media } from './Media.ts';
import { isStoredMedia } from '#stored/betting/isStoredMedia.js';

/** Where the choices are kept, as far as `mayPersist` allows; looked at without the store, which most visits do not need. */
export function persistedMedia(storage: Pick<SafeStorage, 'value'>): StoredValue<readonly Media[]> {
  return storage.value({
    key: 'betting/media',
    version: 1,
    fallback: [] as readonly Media[],
    check: (value): value is readonly Media[] =>
      isStoredMedia(value) && value.every((media) => media.id === mediaId(media)),
  });
}

/** Somebody was watching something above the pages when this browser was left. */
export function keepsMedia(storage: Pick<SafeStorage, 'value'>): boolean {
  return persistedMedia(storage)
    .read()
    .some(({ isFloating }) => isFloating);
}
