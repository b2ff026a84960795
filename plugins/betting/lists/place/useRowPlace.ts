import { useLayoutEffect } from 'react';
import { useServices } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import type { ListStore } from '../ListStore.ts';
import { rowPlacesOf } from './rowPlaces.ts';

/**
 * Back on the page, its rows stand where they stood. The place of the page alone does not say
 * where: events have come and gone above, and of what was not on the screen the heights are not
 * known.
 */
export function useRowPlace(list: ListStore): void {
  const betting = useBetting();
  const services = useServices();
  useLayoutEffect(() => {
    const { navigation, reports } = services;
    const places = rowPlacesOf(betting, services);
    const { entryKey } = navigation;
    const place = places.get(entryKey, list);
    const end = new AbortController();
    if (place !== undefined)
      import('./restoreRow.ts')
        .then(({ restoreRow }) => restoreRow(place, list, betting, services, end.signal))
        .catch((error: unknown) =>
          reports.report(error, { plugin: 'betting', contribution: 'row-place' }),
        );
    return () => {
      end.abort();
      // Before the rows are taken away, and only where another page takes their place.
      if (navigation.entryKey !== entryKey) places.keep(entryKey, list);
    };
  }, [list, betting, services]);
}
