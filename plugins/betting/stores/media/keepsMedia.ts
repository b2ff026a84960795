import type { SafeStorage, StoredValue } from '#core';
import { isMediaList, type Media } from '../../domain/media/Media.ts';

/** Where the choices are kept, as far as `mayKeep` allows; looked at without the store, which most visits do not need. */
export function keptMedia(storage: Pick<SafeStorage, 'value'>): StoredValue<readonly Media[]> {
  return storage.value({ key: 'betting/media', version: 1, fallback: [] as readonly Media[], check: isMediaList });
}

/** Somebody was watching something above the pages when this browser was left. */
export function keepsMedia(storage: Pick<SafeStorage, 'value'>): boolean {
  return keptMedia(storage)
    .read()
    .some(({ isFloating }) => isFloating);
}
