import { readStoredNames } from './readStoredNames.ts';
import { keptSections, type KeptSection } from './keptData.ts';

/** What the site keeps in this browser, for the page that says so. */
export function listKeptData(): readonly KeptSection[] {
  return keptSections(readStoredNames());
}
