import type { CoreServices } from '../../contract/CoreServices.ts';
import { DictionaryStore } from './DictionaryStore.ts';

export function createDictionaries(services: CoreServices): DictionaryStore {
  return new DictionaryStore(services);
}
