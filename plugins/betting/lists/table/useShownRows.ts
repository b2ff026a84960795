import { useEffect, useId } from 'react';
import type { ListStore } from '../ListStore.ts';

/** Reports the rows in this table to the list, by comma-separated ids. */
export function useShownRows(list: ListStore, shownKey: string): void {
  const table = useId();
  useEffect(() => {
    list.show(shownKey === '' ? [] : shownKey.split(',').map(Number), table);
  }, [list, shownKey, table]);
  useEffect(() => () => list.show([], table), [list, table]);
}
