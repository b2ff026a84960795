import { useEffect } from 'react';
import { useServices } from '#core/ui';
import { sayScores } from './sayScores.ts';
import type { EventStore } from '../EventStore.ts';
import { useBetting } from '../../service/useBetting.ts';

/** Announces the score of the event while it is on the page; renders nothing. */
export function SpokenScore({ store }: { readonly store: EventStore }) {
  const betting = useBetting();
  const { announcer } = useServices();
  useEffect(() => sayScores({ store, betting, announcer }), [store, betting, announcer]);
  return null;
}
