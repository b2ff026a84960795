import { useLayoutEffect } from 'react';
import { useServices } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import type { ListStore } from '../ListStore.ts';
import { rowPositionsOf } from './rowPositions.ts';

/**
 * Restores the position of the rows when the person comes back to a page. The scroll position alone
 * is not enough: events above have changed, and heights of rows off the screen are unknown.
 */
export function useRowPosition(list: ListStore): void {
  const betting = useBetting();
  const services = useServices();
  useLayoutEffect(() => {
    const { navigation, reports } = services;
    const positions = rowPositionsOf(betting, services);
    const { entryKey } = navigation;
    const position = positions.get(entryKey, list);
    const end = new AbortController();
    if (position !== undefined)
      import('./restoreRow.ts')
        .then(({ restoreRow }) => restoreRow(position, list, betting, services, end.signal))
        .catch((error: unknown) =>
          reports.report(error, { plugin: 'betting', contribution: 'row-position' }),
        );
    return () => {
      end.abort();
      // Before the rows are taken away, and only where another page replaces them.
      if (navigation.entryKey !== entryKey) positions.keep(entryKey, list);
    };
  }, [list, betting, services]);
}
