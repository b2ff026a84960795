import { readStoredNames } from './readStoredNames.ts';
import { storedDataSections, type StoredDataSection } from './storedData.ts';

/** What the site keeps in this browser, for the page that says so. */
export function listStoredData(): readonly StoredDataSection[] {
  return storedDataSections(readStoredNames());
}
