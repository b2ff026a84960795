import { useEffect, useState } from 'react';
import type { ConfigurationLeaf } from '../../runtime/configuration/flattenLeaves.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { loadLeaves } from './loadLeaves.ts';
import type { EmittedEvent } from './sections/eventSections.ts';

const everyMs = 1000;
const entriesMax = 100;

/** Collects unobservable data: polls every second, listens to events, asks the edge for layers. */
export function useInspectorData(): {
  readonly leaves: readonly ConfigurationLeaf[];
  readonly happened: readonly EmittedEvent[];
} {
  const { scheduler, plan, events, clock, environment, config } = useServices();
  const [, setTurn] = useState(0);
  const [leaves, setLeaves] = useState<readonly ConfigurationLeaf[]>([]);
  const [happened, setHappened] = useState<readonly EmittedEvent[]>([]);
  const { language } = environment;
  const { version } = config;

  useEffect(
    () => scheduler.poll({ everyMs, jitter: 0 }, () => setTurn((turn) => turn + 1)),
    [scheduler],
  );
  useEffect(() => {
    let isShown = true;
    void loadLeaves(language).then((loaded) => {
      if (isShown) setLeaves(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [language, version]);
  useEffect(() => {
    let key = 0;
    const stops = plan.events.map(({ id }) =>
      events.on<unknown>({ name: id }, (payload) => {
        key += 1;
        const entry: EmittedEvent = {
          key,
          atMs: clock.nowMs(),
          name: id,
          payload: JSON.stringify(payload) ?? '',
        };
        setHappened((before) => [...before, entry].slice(-entriesMax));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [plan, events, clock]);
  return { leaves, happened };
}
