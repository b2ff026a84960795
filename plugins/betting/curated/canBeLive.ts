import type { Sport } from '../feed/SportEvent.ts';
import type { EventSelection } from './EventSelection.ts';

/** Returns false if the selection has only races and votes, which are never live. */
export function canBeLive({ sports }: EventSelection, all: readonly Sport[]): boolean {
  return (
    sports === undefined ||
    sports.some((id) => all.find((sport) => sport.id === id)?.isContest !== true)
  );
}
