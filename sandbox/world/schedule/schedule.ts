import type { Competition } from '../catalogue/competitions.ts';
import type { TeamCatalogue } from '../catalogue/teams.ts';
import { Cups } from '../cup/Cups.ts';
import { engineOf } from '../engine/engines.ts';
import { decodeEvent } from '../identifiers.ts';
import type { Play } from '../Play.ts';
import { createRandom } from '../random.ts';
import { eventIdOf, matchesOfDay, placesOf, startsAtMs } from './season.ts';
import type { SportEvent } from '../SportEvent.ts';

/** The fixture list as a pure function of seed, competition and day, see `season.ts`. */
export class Schedule {
  readonly #seed: number;
  readonly #teams: TeamCatalogue;
  readonly #competitions: ReadonlyMap<number, Competition>;
  readonly #draws = new Map<number, readonly number[]>();
  readonly #cups: Cups;

  constructor(
    seed: number,
    competitions: readonly Competition[],
    teams: TeamCatalogue,
    play: Play,
    nowMs: () => number,
  ) {
    this.#seed = seed;
    this.#teams = teams;
    this.#cups = new Cups({ seed, teams, play, nowMs });
    this.#competitions = new Map(competitions.map((competition) => [competition.id, competition]));
  }

  /** Ties of cups as far as their sides are known. */
  get cups(): Cups {
    return this.#cups;
  }

  /** Returns the matches of a day; of a cup only those that are known. */
  ofDay(competition: Competition, day: number): readonly SportEvent[] {
    const { first, count } = matchesOfDay(competition, day);
    return Array.from({ length: count }, (_unused, index) => first + index).flatMap(
      (order) => this.known(competition, order) ?? [],
    );
  }

  /**
   * Returns the n-th match of a competition since the epoch; undefined for an undetermined cup
   * match.
   */
  known(competition: Competition, order: number): SportEvent | undefined {
    return competition.isCup
      ? this.#cups.match(competition, order)
      : this.inOrder(competition, order);
  }

  /** Returns the event of an id, even long after its end; undefined if it was never planned. */
  find(eventId: number): SportEvent | undefined {
    const { competitionId, day, index } = decodeEvent(eventId);
    const competition = this.#competitions.get(competitionId);
    if (competition === undefined) return undefined;
    const { first, count } = matchesOfDay(competition, day);
    return index < count ? this.known(competition, first + index) : undefined;
  }

  /** Returns the n-th match of a league since the epoch. */
  inOrder(competition: Competition, order: number): SportEvent {
    const teams = this.#teams.of(competition);
    const [homeIndex, awayIndex] = this.teamsInOrder(competition, order);
    const home = teams[homeIndex];
    const away = teams[awayIndex];
    if (home === undefined || away === undefined)
      throw new RangeError(
        `Competition ${competition.id} needs two teams a match: raise its teamCount`,
      );
    return {
      id: eventIdOf(competition, order),
      competition,
      startsAtMs: startsAtMs(competition, order),
      home,
      away,
      levels: engineOf(competition).levels(home.rating, away.rating),
    };
  }

  /** Returns the indices of the teams in the n-th match, which is cheaper than the whole event. */
  teamsInOrder(competition: Competition, order: number): readonly [home: number, away: number] {
    const draw = this.#drawOf(competition);
    const [home, away] = placesOf(competition, order);
    return [draw[home] ?? 0, draw[away] ?? 1];
  }

  /** Returns the teams by their position in the fixture list. */
  #drawOf({ id, teamCount }: Competition): readonly number[] {
    let draw = this.#draws.get(id);
    if (draw === undefined) {
      const random = createRandom(this.#seed, id, 'draw');
      const order = Array.from({ length: teamCount }, (_unused, index) => index);
      for (let last = order.length - 1; last > 0; last -= 1) {
        const chosen = Math.floor(random() * (last + 1));
        [order[last], order[chosen]] = [order[chosen] ?? 0, order[last] ?? 0];
      }
      draw = order;
      this.#draws.set(id, draw);
    }
    return draw;
  }
}
