import type { Section, Sport } from '../feed/SportEvent.ts';
import type { EventSelection } from './EventSelection.ts';

/**
 * Returns the sports in which a selection has events in a section; empty for personal selections.
 */
export function sportsOfSelection(
  { sports, competitions, tags = [] }: EventSelection,
  section: Section,
  all: readonly Sport[],
): readonly Sport[] {
  if (tags.some((tag) => tag !== 'top')) return [];
  return all.filter(
    (sport) =>
      (sports === undefined || sports.includes(sport.id)) &&
      sport.competitions.some(
        (competition) =>
          (competitions === undefined || competitions.includes(competition.id)) &&
          (!tags.includes('top') || competition.isTop) &&
          (section === 'live' ? competition.liveCount : competition.prematchCount) > 0,
      ),
  );
}
