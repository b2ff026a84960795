import type { GameList } from '../../../schemas/generated/wire.ts';
import { Resource } from '../../data/Resource.ts';
import type { Http } from '../../platform/http/Http.ts';

export interface CricketMatch {
  readonly id: number;
  readonly name: string;
  readonly section: 'line' | 'live';
  readonly startsAtS: number;
  /** As the platform sends it, so that a fault in it can be seen. */
  readonly score: string;
  readonly marketCount: number;
}

/** Cricket as the platform sends it, prematch and live. */
export function cricketMatches(http: Http): Resource<readonly CricketMatch[]> {
  return new Resource<readonly CricketMatch[]>({
    ask: async () => {
      const { sports } = await http.call('betting.sports');
      const sportId = sports.find(({ slug }) => slug === 'cricket')?.id;
      if (sportId === undefined) return [];
      const lists = (['live', 'line'] as const).map(async (section) =>
        readMatches(
          section,
          await http.call('betting.games', { query: { section, sportId, limit: 60 } }),
        ),
      );
      return (await Promise.all(lists)).flat();
    },
  });
}

function readMatches(section: 'line' | 'live', { games }: GameList): CricketMatch[] {
  return games.map(({ id, team1, team2, starts_at: startsAtS, score, marketCount }) => ({
    id,
    name: `${team1.name} – ${team2.name}`,
    section,
    startsAtS,
    score: score === undefined ? '' : JSON.stringify(score),
    marketCount,
  }));
}
