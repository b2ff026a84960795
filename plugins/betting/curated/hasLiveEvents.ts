import type { Sport } from '../feed/SportEvent.ts';
import type { EventSelection } from './EventSelection.ts';
import { sportsOfSelection } from './sportsOfSelection.ts';

/**
 * Returns whether a selection has live events by the sport tree; undefined if the tree cannot tell.
 */
export function hasLiveEvents(
  selection: EventSelection,
  all: readonly Sport[],
): boolean | undefined {
  if (selection.teams !== undefined || selection.tags?.some((tag) => tag !== 'top') === true)
    return undefined;
  return sportsOfSelection(selection, 'live', all).length > 0;
}
