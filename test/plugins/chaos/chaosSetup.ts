import type { CoreServices, Dispose } from '#core';
import { failWhenTold } from './ChaosError.ts';
import { chaosEvent } from './contract.ts';

export function chaosSetup({ events }: CoreServices): Dispose {
  failWhenTold('setup');
  return events.on(chaosEvent, () => failWhenTold('event'));
}
