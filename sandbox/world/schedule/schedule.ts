import type { Competition } from '../catalogue/competitions.ts';
import type { TeamCatalogue } from '../catalogue/teams.ts';
import { Cups } from '../cup/Cups.ts';
import { engineOf } from '../engine/engines.ts';
import { decodeEvent, encodeEvent } from '../identifiers.ts';
import type { Play } from '../Play.ts';
import { chanceOf, createRandom } from '../random.ts';
import { orderOf, placesOf } from './season.ts';
import type { SportEvent } from '../SportEvent.ts';

/** A day in milliseconds. */
export const dayMs = 86_400_000;
const kickOffGridMs = 300_000;

/**
 * The fixture list as a pure function of seed, competition and day: seasons of rounds, see
 * season.ts. Kick-offs are spread evenly over the day, each competition with its own offset, so at
 * any instant of any day there is something live, soon, today and later.
 */
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
    this.#cups = new Cups({
      seed,
      teams,
      play,
      nowMs,
      startsAtMs: (competition, order) => this.startsAtMs(competition, order),
    });
    this.#competitions = new Map(competitions.map((competition) => [competition.id, competition]));
  }

  /** Ties of cups as far as their sides are known. */
  get cups(): Cups {
    return this.#cups;
  }

  /** Of a cup only the known matches of the day. */
  ofDay(competition: Competition, day: number): readonly SportEvent[] {
    return Array.from({ length: competition.matchesADay }, (_unused, index) => index).flatMap(
      (index) => this.known(competition, orderOf(competition, day, index)) ?? [],
    );
  }

  /**
   * The n-th match of a competition since the epoch; undefined for an undetermined one of a cup.
   */
  known(competition: Competition, order: number): SportEvent | undefined {
    return competition.isCup
      ? this.#cups.match(competition, order)
      : this.inOrder(competition, order);
  }

  startsAtMs(competition: Competition, order: number): number {
    const day = Math.floor(order / competition.matchesADay);
    const spacingMs = dayMs / competition.matchesADay;
    const offsetMs = chanceOf(this.#seed, competition.id, 'kick-off') * spacingMs;
    return (
      day * dayMs +
      Math.floor(((order - day * competition.matchesADay) * spacingMs + offsetMs) / kickOffGridMs) *
        kickOffGridMs
    );
  }

  /** The event of an id, also long after it ended; undefined when no such event was planned. */
  find(eventId: number): SportEvent | undefined {
    const { competitionId, day, index } = decodeEvent(eventId);
    const competition = this.#competitions.get(competitionId);
    if (competition === undefined || index >= competition.matchesADay) return undefined;
    return this.known(competition, orderOf(competition, day, index));
  }

  /** The n-th match of a league since the epoch. */
  inOrder(competition: Competition, order: number): SportEvent {
    const day = Math.floor(order / competition.matchesADay);
    return this.#fixture(competition, day, order - day * competition.matchesADay);
  }

  /** Indices of the teams in the n-th match: cheaper than the whole event. */
  teamsInOrder(competition: Competition, order: number): readonly [home: number, away: number] {
    const draw = this.#drawOf(competition);
    const [home, away] = placesOf(competition, order);
    return [draw[home] ?? 0, draw[away] ?? 1];
  }

  #fixture(competition: Competition, day: number, index: number): SportEvent {
    const teams = this.#teams.of(competition);
    const [homeIndex, awayIndex] = this.teamsInOrder(competition, orderOf(competition, day, index));
    const home = teams[homeIndex];
    const away = teams[awayIndex];
    if (home === undefined || away === undefined)
      throw new RangeError(
        `Competition ${competition.id} needs two teams a match: raise its teamCount`,
      );
    const startsAtMs = this.startsAtMs(competition, orderOf(competition, day, index));
    const id = encodeEvent({ competitionId: competition.id, day, index });
    return {
      id,
      competition,
      startsAtMs,
      home,
      away,
      levels: engineOf(competition).levels(home.rating, away.rating),
    };
  }

  /** Teams by their position in the fixture list. */
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
