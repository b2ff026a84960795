import type { CoreServices } from '../../services/CoreServices.ts';
import { DictionaryStore } from './DictionaryStore.ts';

export function createDictionaries(services: CoreServices): DictionaryStore {
  return new DictionaryStore(services);
}
