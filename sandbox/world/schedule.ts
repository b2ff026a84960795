import type { Competition } from './catalogue/competitions.ts';
import type { TeamCatalogue } from './catalogue/teams.ts';
import { engineOf } from './engines.ts';
import { decodeEvent, encodeEvent } from './identifiers.ts';
import { chanceOf, createRandom } from './random.ts';
import type { SportEvent } from './SportEvent.ts';

export const dayMs = 86_400_000;
const KICK_OFF_GRID_MS = 300_000;

/**
 * The fixture list as a pure function of seed, competition and day. Kick-offs are spread evenly over the day, each
 * competition with its own offset, so at any instant of any day there is something live, soon, today and later.
 */
export class Schedule {
  readonly #seed: number;
  readonly #teams: TeamCatalogue;
  readonly #competitions: ReadonlyMap<number, Competition>;

  constructor(seed: number, competitions: readonly Competition[], teams: TeamCatalogue) {
    this.#seed = seed;
    this.#teams = teams;
    this.#competitions = new Map(competitions.map((competition) => [competition.id, competition]));
  }

  ofDay(competition: Competition, day: number): readonly SportEvent[] {
    const order = this.#drawOrder(competition, day);
    return Array.from({ length: competition.matchesADay }, (_unused, index) => this.#fixture(competition, day, index, order));
  }

  /** The event behind an id, also long after it ended; undefined when no such event was ever planned. */
  find(eventId: number): SportEvent | undefined {
    const { competitionId, day, index } = decodeEvent(eventId);
    const competition = this.#competitions.get(competitionId);
    if (competition === undefined || index >= competition.matchesADay) return undefined;
    return this.#fixture(competition, day, index, this.#drawOrder(competition, day));
  }

  #fixture(competition: Competition, day: number, index: number, order: readonly number[]): SportEvent {
    const teams = this.#teams.of(competition);
    const home = teams[order[2 * index] ?? 0];
    const away = teams[order[2 * index + 1] ?? 1];
    if (home === undefined || away === undefined) throw new RangeError(`Competition ${competition.id} needs two teams a match: raise its teamCount`);
    const spacingMs = dayMs / competition.matchesADay;
    const offsetMs = chanceOf(this.#seed, competition.id, 'kick-off') * spacingMs;
    const startsAtMs = day * dayMs + Math.floor((index * spacingMs + offsetMs) / KICK_OFF_GRID_MS) * KICK_OFF_GRID_MS;
    const id = encodeEvent({ competitionId: competition.id, day, index });
    return { id, competition, startsAtMs, home, away, levels: engineOf(competition.sport.id).levels(home.rating, away.rating) };
  }

  /** Who meets whom on a day: a shuffle of the teams, paired off. */
  #drawOrder(competition: Competition, day: number): readonly number[] {
    const random = createRandom(this.#seed, competition.id, day);
    const order = Array.from({ length: competition.teamCount }, (_unused, index) => index);
    for (let last = order.length - 1; last > 0; last -= 1) {
      const chosen = Math.floor(random() * (last + 1));
      [order[last], order[chosen]] = [order[chosen] ?? 0, order[last] ?? 0];
    }
    return order;
  }
}
