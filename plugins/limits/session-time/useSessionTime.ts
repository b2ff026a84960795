import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import { createSessionTime, createVisibleTime, type TimeStore } from './TimeStore.ts';

interface ShownTime {
  readonly store: Pick<TimeStore<unknown>, 'elapsedS' | 'isKnown'> | undefined;
  /** The profile asks for the time by the wall. */
  readonly isStrict: boolean;
}

/** Counts the gaming session as long as the component is there. */
export function useSessionTime(): ShownTime {
  const services = useServices();
  const [store, setStore] = useState<ShownTime['store']>();
  const isStrict = services.config.rgProfile === 'strict';

  useEffect(() => {
    const created = isStrict ? createSessionTime(services) : createVisibleTime(services);
    setStore(created);
    return () => created.dispose();
  }, [services, isStrict]);

  return { store, isStrict };
}
