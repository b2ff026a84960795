import type { CyberCompetition } from './cyberCompetitions.ts';

const liveLimit = 100;
const lineLimit = 60;
/** More competitions than these no list takes. */
const mostCompetitions = 60;

export interface CyberQuery {
  readonly section: 'line' | 'live';
  readonly sportId: number;
  readonly competitionIds: readonly number[];
  readonly limit: number;
}

/** The query for these competitions; undefined for none, as empty would mean all. */
export function cyberQuery(
  section: 'line' | 'live',
  competitions: readonly CyberCompetition[],
): CyberQuery | undefined {
  const ids = competitions
    .filter(({ prematchCount, liveCount }) => (section === 'live' ? liveCount : prematchCount) > 0)
    .slice(0, mostCompetitions)
    .map(({ id }) => id)
    .toSorted((first, second) => first - second);
  const [first] = competitions;
  return first === undefined || ids.length === 0
    ? undefined
    : {
        section,
        sportId: first.sportId,
        competitionIds: ids,
        limit: section === 'live' ? liveLimit : lineLimit,
      };
}
