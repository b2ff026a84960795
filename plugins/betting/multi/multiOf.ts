import type { CoreServices } from '#core';
import { ownedStore } from '../service/ownedStore.ts';
import { MultiStore } from './MultiStore.ts';

export const multiOf = ownedStore(
  (_betting, services: Pick<CoreServices, 'config' | 'preferences' | 'storage'>) =>
    new MultiStore(services),
);
