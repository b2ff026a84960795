import { use } from 'react';
import type { EventQuery } from './EventQuery.ts';
import { useBetting } from '../service/useBetting.ts';

/** A query as this person asks it. Waits for the options of who has some; everybody else needs none. Call it inside an observer. */
export function useEventQuery(query: EventQuery): EventQuery {
  const betting = useBetting();
  if (!betting.hasOptions) return query;
  const options = betting.options ?? use(betting.loadOptions());
  return options.query(query);
}
