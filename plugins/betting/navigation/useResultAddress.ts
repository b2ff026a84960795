import { useEffect, useRef } from 'react';
import { useServices } from '#core/ui';
import type { EventStore } from '../event/EventStore.ts';
import { resultRoute } from '../contract.ts';
import { resultTarget } from './routeToEvent.ts';

/** BET-370: a match over before its page opened leads to its result. */
export function useResultAddress(store: EventStore): void {
  const { navigation } = useServices();
  const seen = useRef<EventStore>(undefined);
  const { event, isOver } = store;
  useEffect(() => {
    if (event === undefined) return;
    const isNew = seen.current !== store;
    seen.current = store;
    if (isOver && isNew && navigation.hasRoute(resultRoute))
      navigation.go(resultTarget(event), { isReplacing: true });
  }, [store, event, isOver, navigation]);
}
