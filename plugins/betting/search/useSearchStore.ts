import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import type { RecentSearches } from './recent/RecentSearches.ts';
import { SearchStore } from './SearchStore.ts';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import { searchTarget } from './searchTarget.ts';

/** One search until a page is chosen; `onLeave` is called before it opens. */
export function useSearchStore(recent: RecentSearches, onLeave: () => void): SearchStore {
  const services = useServices();
  const betting = useBetting();
  const isLiveOpen = useIsLiveOpen();
  const [store] = useState(
    () =>
      new SearchStore({
        core: services,
        betting,
        recent,
        onOpen: (row) => {
          const target = searchTarget(row, betting.tree, isLiveOpen);
          onLeave();
          if (target !== undefined) services.navigation.go(target);
        },
      }),
  );
  useEffect(() => () => store.dispose(), [store]);
  return store;
}
