import type { CoreServices } from '../../contract/CoreServices.ts';
import { ConfigGroupStore } from './ConfigGroupStore.ts';

export function createConfigGroups(services: CoreServices): ConfigGroupStore {
  return new ConfigGroupStore(services);
}
