import type { GameList, GameWire, SportsTree } from '../../schemas/generated/wire.ts';
import type { Stage } from './stage.ts';

/** What the platform offers right now, so that a journey can go to a page that exists. */
export class Line {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async games(section: 'line' | 'live', sportId?: number): Promise<readonly GameWire[]> {
    const { games } = (await this.#get(`games?section=${section}${sportId === undefined ? '' : `&sportId=${sportId}`}&limit=100`)) as GameList;
    return games;
  }

  /** Path of an event without language: the first of the sport. */
  async eventPath(section: 'line' | 'live', sport: string): Promise<string> {
    const { sports } = (await this.#get('sports')) as SportsTree;
    const found = sports.find((each) => each.slug === sport);
    const games = await this.games(section, found?.id);
    const game = games.find((each) => each.main.length > 0) ?? games[0];
    if (found === undefined || game === undefined) throw new Error(`There is no ${section} event of ${sport}`);
    return `${section}/${found.id}/${game.champId}/${game.id}`;
  }

  async #get(path: string): Promise<unknown> {
    const answer = await fetch(`${this.#stage.baseURL}/web-api/line/v1/${path}`);
    if (!answer.ok) throw new Error(`The platform answered ${path} with ${answer.status}`);
    return answer.json();
  }
}
