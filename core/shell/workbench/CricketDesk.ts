import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GameList } from '../../../schemas/generated/wire.ts';
import type { Http } from '../../platform/http/Http.ts';

export interface CricketMatch {
  readonly id: number;
  readonly name: string;
  readonly section: 'line' | 'live';
  readonly startsAtS: number;
  /** As the platform sends it: for those who look for a fault in it. */
  readonly score: string;
  readonly marketCount: number;
}

/** Cricket as the platform sends it, prematch and live. */
export class CricketDesk {
  matches: readonly CricketMatch[] | undefined = undefined;
  failure: string | undefined = undefined;
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { matches: observableRef });
  }

  async load(): Promise<void> {
    try {
      const { sports } = await this.#http.call('betting.sports');
      const sportId = sports.find(({ slug }) => slug === 'cricket')?.id;
      const lists =
        sportId === undefined
          ? []
          : await Promise.all(
              (['live', 'line'] as const).map(async (section) =>
                readMatches(
                  section,
                  await this.#http.call('betting.games', {
                    query: { section, sportId, limit: 60 },
                  }),
                ),
              ),
            );
      runInAction(() => {
        this.matches = lists.flat();
        this.failure = undefined;
      });
    } catch (error) {
      runInAction(() => (this.failure = error instanceof Error ? error.message : String(error)));
    }
  }
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
