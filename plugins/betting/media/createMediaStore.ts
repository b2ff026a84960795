import type { CoreServices } from '#core';
import { MediaStore } from './MediaStore.ts';

export function createMediaStore(core: CoreServices): MediaStore {
  return new MediaStore(core);
}
