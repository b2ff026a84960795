import type { ImportedEvent } from '../ImportedEvent.ts';

/** Whether a count may be shown: a real match shows nothing that its file does not have. */
export function isKnownStatistic(imported: ImportedEvent | undefined, key: string): boolean {
  return (
    imported === undefined || (key === 'corners' && imported.result?.counts?.corners !== undefined)
  );
}
