import type { ImportedEvent } from '../ImportedEvent.ts';

/** Whether a count of a match may be shown: of a real one nothing is that its file does not say. */
export function isKnownStatistic(imported: ImportedEvent | undefined, key: string): boolean {
  return (
    imported === undefined || (key === 'corners' && imported.result?.counts?.corners !== undefined)
  );
}
