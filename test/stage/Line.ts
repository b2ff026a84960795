import type { GameList, GameWire, SportsTree } from '../../schemas/generated/wire.ts';
import type { Stage } from './stage.ts';

/** What the platform offers right now, so that a journey can go to a page that exists. */
export class Line {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Matches of leagues before those of cups, which have rounds in the place of a table and may go on after their time. */
  async games(section: 'line' | 'live', sportId?: number): Promise<readonly GameWire[]> {
    const { games } = (await this.#get(`games?section=${section}${sportId === undefined ? '' : `&sportId=${sportId}`}&limit=100`)) as GameList;
    const { sports } = (await this.#get('sports')) as SportsTree;
    const cups = new Set(sports.flatMap(({ champs }) => champs.filter(({ slug }) => slug.includes('cup')).map(({ id }) => id)));
    return [...games].sort((first, second) => Number(cups.has(first.champId)) - Number(cups.has(second.champId)));
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
