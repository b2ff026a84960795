import type { GameList, GameWire, SportsTree } from '../../schemas/generated/wire.ts';
import type { Stage } from './stage.ts';

/** Duration of a journey on a busy machine: events that begin within it leave the prematch list. */
export const soonS = 600;

/** Events that the platform offers now, so that a journey can open an existing page. */
export class Line {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /**
   * The most stable ones first: prematch, those that do not begin during the journey; live, those
   * that began last; league matches before those of cups, which have rounds instead of a table and
   * may go into extra time.
   */
  async games(section: 'line' | 'live', sportId?: number): Promise<readonly GameWire[]> {
    const { games } = (await this.#get(
      `games?section=${section}${sportId === undefined ? '' : `&sportId=${sportId}`}&limit=100`,
    )) as GameList;
    const { sports } = (await this.#get('sports')) as SportsTree;
    const cups = new Set(
      sports.flatMap(({ champs }) =>
        champs.filter(({ slug }) => slug.includes('cup')).map(({ id }) => id),
      ),
    );
    const fromS = this.#stage.nowMs() / 1000 + soonS;
    const rank = ({ champId, starts_at: startsAtS }: GameWire): number =>
      Number(cups.has(champId)) + 2 * Number(section === 'line' && startsAtS < fromS);
    return [...games].sort(
      (first, second) =>
        rank(first) - rank(second) || (section === 'live' ? second.starts_at - first.starts_at : 0),
    );
  }

  /** Path of an event without language: the first of the sport. */
  async eventPath(section: 'line' | 'live', sport: string): Promise<string> {
    const { sports } = (await this.#get('sports')) as SportsTree;
    const found = sports.find((each) => each.slug === sport);
    const games = await this.games(section, found?.id);
    const game = games.find((each) => each.main.length > 0) ?? games[0];
    if (found === undefined || game === undefined)
      throw new Error(`There is no ${section} event of ${sport}`);
    return `${section}/${found.id}/${game.champId}/${game.id}`;
  }

  async #get(path: string): Promise<unknown> {
    const answer = await fetch(`${this.#stage.baseURL}/web-api/line/v1/${path}`);
    if (!answer.ok) throw new Error(`The platform answered ${path} with ${answer.status}`);
    return answer.json();
  }
}
