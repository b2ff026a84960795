import type { SafeStorage, StoredValueOptions } from '#core';
import { mediaId, type Media } from './Media.ts';
import { isStoredMedia } from '#stored/betting/isStoredMedia.js';

/** The media being watched. Read without the store, which most visits do not need. */
export const storedMedia: StoredValueOptions<readonly Media[], 'betting/media'> = {
  key: 'betting/media',
  version: 1,
  fallback: [],
  check: (value): value is readonly Media[] =>
    isStoredMedia(value) && value.every((media) => media.id === mediaId(media)),
};

/** Returns whether something floated above the pages when the browser left the site. */
export function hasStoredMedia(storage: Pick<SafeStorage, 'value'>): boolean {
  return storage
    .value(storedMedia)
    .read()
    .some(({ isFloating }) => isFloating);
}
