import type { PlayedEvent } from '../../statistics/statistics.ts';

const football = 1;

const inFootball: Readonly<Record<string, string>> = {
  overtime: 'extra-time',
  shootout: 'penalties',
};

/** How a match ended; in football overtime and shoot-out are extra time and penalties. */
export function endingText({ ending, sportId }: Pick<PlayedEvent, 'ending' | 'sportId'>): string {
  return (sportId === football ? inFootball[ending] : undefined) ?? ending;
}
