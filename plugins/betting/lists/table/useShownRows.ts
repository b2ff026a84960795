import { useEffect, useId } from 'react';
import type { ListStore } from '../ListStore.ts';

/** Tells the list which of its rows stand in this table, by ids with commas between, and that none do once it goes. */
export function useShownRows(list: ListStore, shownKey: string): void {
  const table = useId();
  useEffect(() => {
    list.show(shownKey === '' ? [] : shownKey.split(',').map(Number), table);
  }, [list, shownKey, table]);
  useEffect(() => () => list.show([], table), [list, table]);
}
