import type { CoreServices } from '#core';
import type { VideoToken } from '../contract.ts';
import { VideoTokenStore } from './VideoTokenStore.ts';

export function createVideoTokenStore(
  services: CoreServices,
): VideoToken & { dispose: () => void } {
  return new VideoTokenStore(services);
}
