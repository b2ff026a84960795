import { readStoredNames } from '../api/readStoredNames.ts';
import { keptSections, type KeptSection } from '../domain/keptData.ts';

/** What the site keeps in this browser, for the page that says so. */
export function listKeptData(): readonly KeptSection[] {
  return keptSections(readStoredNames());
}
