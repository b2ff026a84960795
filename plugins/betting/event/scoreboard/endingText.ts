import type { PlayedEvent } from '../../statistics/statistics.ts';

const football = 1;

const inFootball: Readonly<Record<string, string>> = {
  overtime: 'extra-time',
  shootout: 'penalties',
};

/** The word for how a match ended: what other sports call overtime and shoot-out is extra time and penalties in football. */
export function endingText({ ending, sportId }: Pick<PlayedEvent, 'ending' | 'sportId'>): string {
  return (sportId === football ? inFootball[ending] : undefined) ?? ending;
}
