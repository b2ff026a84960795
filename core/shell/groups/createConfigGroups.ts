import type { CoreServices } from '../../services/CoreServices.ts';
import { ConfigGroupStore } from './ConfigGroupStore.ts';

export function createConfigGroups(services: CoreServices): ConfigGroupStore {
  return new ConfigGroupStore(services);
}
