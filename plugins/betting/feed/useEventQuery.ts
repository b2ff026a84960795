import { use } from 'react';
import type { EventQuery } from './EventQuery.ts';
import { useBetting } from '../service/useBetting.ts';

/** Adds the person's list options to a query; suspends until loaded. For observers. */
export function useEventQuery(query: EventQuery): EventQuery {
  const betting = useBetting();
  if (!betting.hasOptions) return query;
  const options = betting.options ?? use(betting.loadOptions());
  return options.query(query);
}
