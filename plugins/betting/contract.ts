import { createToken } from '#core';
import type { Betting } from './stores/Betting.ts';

/**
 * The stores behind every odds button and event row. Other plugins do not use it themselves: they show what `ui.ts`
 * gives, inside a page or slot of their own.
 */
export const bettingToken = createToken<Betting>('betting.stores', 1);

export type { SportEvent, Competition, Market, Outcome } from './domain/SportEvent.ts';
