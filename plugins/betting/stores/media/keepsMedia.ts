import type { SafeStorage } from '#core';
import { isMediaList, type Media } from '../../domain/media/Media.ts';

/** Where the choices are kept: looked at without the store, which most visits do not need. */
export const KEPT_MEDIA = { key: 'betting/media', version: 1, fallback: [] as readonly Media[], check: isMediaList };

/** Somebody was watching something above the pages when this browser was left. */
export function keepsMedia(storage: Pick<SafeStorage, 'value'>): boolean {
  return storage.value(KEPT_MEDIA).read().some(({ isFloating }) => isFloating);
}
