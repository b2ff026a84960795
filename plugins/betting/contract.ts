import { createSkeleton, createSlot, createToken } from '#core';
import type { Betting } from './service/Betting.ts';
import type { MediaStore } from './media/MediaStore.ts';

/**
 * The stores behind every odds button and event row. Other plugins do not use it themselves: they show what `ui.ts`
 * gives, inside a page or slot of their own.
 */
export const bettingToken = createToken<Betting>('betting.stores', 1);

/** What the person watches and where it is shown: broadcasts and match zones. Made when the first of them is offered. */
export const mediaToken = createToken<MediaStore>('betting.media', 1);

export type { SportEvent, Competition, Competitor, Market, Outcome } from './feed/SportEvent.ts';
/** A match that is over, as results tell it. */
export type { PlayedEvent } from './statistics/statistics.ts';
export type { ListStore } from './lists/ListStore.ts';
/** Above everything on home. */
export const homeTopSlot = createSlot('home.top', { isInFirstScreen: true });
/** The first segment of an address, or the last of a discipline: what is to come, or what is played now. */
export const sectionParameter = { words: ['line', 'live'], isSection: true } as const;
/** Home while it comes. */
export const homeSkeleton = createSkeleton(
  ['banners', 3],
  ['heading', 1],
  ['cards', 3],
  ['heading', 1],
  ['table', 10],
);
/** The page of an event while it comes. */
export const eventSkeleton = createSkeleton(['banner', 1], ['groups', 6]);
