import { useEffect } from 'react';
import type { Dispose } from '#core';
import { useServices } from '#core/ui';
import { watchPlay } from './watchPlay.ts';

/** Tracks the play time of the signed-in person. Draws nothing. */
export function PlayWatch() {
  const services = useServices();
  const { userId } = services.session;
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isOver = false;
    let end: Dispose | undefined;
    void watchPlay(services, userId).then((stop) => {
      if (isOver) stop();
      else end = stop;
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [services, userId]);
  return null;
}
