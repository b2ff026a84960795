import { useBetting } from '../service/useBetting.ts';

/** Id of the note that gives the reason why prices are dimmed. */
export const staleNoteId = 'stale-prices';

interface StaleMark {
  readonly 'data-stale'?: '';
  readonly 'aria-describedby'?: string;
}

const none: StaleMark = {};
const stale: StaleMark = { 'data-stale': '', 'aria-describedby': staleNoteId };
/** Over in a moment: worth the dimming, not a description. */
const outdated: StaleMark = { 'data-stale': '' };

/**
 * Attributes for the part of a page that holds prices: dimmed while they are stale,
 * described once and not cell by cell. Call it inside an observer.
 */
export function useStaleMark(store: { readonly isOutdated: boolean }): StaleMark {
  const { display } = useBetting();
  if (display.isStale) return stale;
  return store.isOutdated ? outdated : none;
}
