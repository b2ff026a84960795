import { BoundedCache } from '../BoundedCache.ts';
import type { Competition } from '../catalogue/competitions.ts';
import type { TeamCatalogue, TeamRecord } from '../catalogue/teams.ts';
import { engineOf } from '../engine/engines.ts';
import { winnerOf } from '../history/endingOf.ts';
import type { Play } from '../Play.ts';
import { chanceOf, createRandom } from '../random.ts';
import { eventIdOf, firstOrderOf, seasonAt, startsAtMs } from '../schedule/season.ts';
import type { SportEvent } from '../SportEvent.ts';
import { cupSlotsOf, type CupSlot } from './cupPlan.ts';

const cachedMatches = 5000;

interface CupsDependencies {
  readonly seed: number;
  readonly teams: TeamCatalogue;
  readonly play: Play;
  readonly nowMs: () => number;
}

/**
 * Pairings of a knock-out cup: the first round is drawn, each further one is known when the ties
 * before it are over. Known pairings remain, even if a result is corrected later.
 */
export class Cups {
  readonly #dependencies: CupsDependencies;
  readonly #known = new BoundedCache<number, { readonly match: SportEvent }>(cachedMatches);
  readonly #draws = new BoundedCache<string, readonly TeamRecord[]>(400);

  constructor(dependencies: CupsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns undefined while the sides or the first leg are not known. */
  match(competition: Competition, order: number): SportEvent | undefined {
    const season = seasonAt(competition, order);
    const slot = cupSlotsOf(competition)[order - firstOrderOf(competition, season)];
    if (slot === undefined) return undefined;
    const id = eventIdOf(competition, order);
    const known = this.#known.peek(id);
    if (known !== undefined) return known.match;
    const sides = this.sides(competition, season, slot.round, slot.tie);
    if (sides === undefined) return undefined;
    const [home, away] = slot.leg === 1 ? sides : ([sides[1], sides[0]] as const);
    const lead = slot.leg === 1 ? 0 : this.#leadAfterFirst(competition, season, slot);
    if (lead === undefined) return undefined;
    const match: SportEvent = {
      id,
      competition,
      startsAtMs: startsAtMs(competition, order),
      home,
      away,
      levels: engineOf(competition).levels(home.rating, away.rating),
      tie: { ...slot, lead },
    };
    return this.#known.get(id, () => ({ match })).match;
  }

  /** Returns the sides in the order of the first leg; undefined while one of them is not known. */
  sides(
    competition: Competition,
    season: number,
    round: number,
    tie: number,
  ): readonly [TeamRecord, TeamRecord] | undefined {
    if (round === 0) {
      const draw = this.#draw(competition, season);
      return inOrder(draw[2 * tie], draw[2 * tie + 1]);
    }
    const first = this.winner(competition, season, round - 1, 2 * tie);
    const second = this.winner(competition, season, round - 1, 2 * tie + 1);
    return chanceOf(this.#dependencies.seed, competition.id, season, round, tie, 'at home') < 0.5
      ? inOrder(first, second)
      : inOrder(second, first);
  }

  /** Returns the winner of the tie; undefined while it is open. */
  winner(
    competition: Competition,
    season: number,
    round: number,
    tie: number,
  ): TeamRecord | undefined {
    const { play, nowMs, seed } = this.#dependencies;
    // Cheaper than going back to the first round for each tie of the last ones.
    if (!this.#mayBeOver(competition, season, round, tie)) return undefined;
    const match = this.ofTie(competition, season, round, tie).at(-1);
    if (match?.tie === undefined || match.tie.leg !== match.tie.legs) return undefined;
    const state = play.stateAt(match, nowMs());
    if (state.kind !== 'ended') return undefined;
    const through = state.course.script.facts.pair('through');
    const winner =
      through === undefined
        ? winnerOf(state.course.script, [0, 0])
        : through[0] === through[1]
          ? 0
          : through[0] > through[1]
            ? 1
            : 2;
    // Only a set result can leave a tie even; then lots are drawn.
    if (winner === 0) return chanceOf(seed, match.id, 'lots') < 0.5 ? match.home : match.away;
    return winner === 1 ? match.home : match.away;
  }

  /** Whether its last match has begun, or has a set result. */
  #mayBeOver(competition: Competition, season: number, round: number, tie: number): boolean {
    const place = cupSlotsOf(competition).findLastIndex(
      (slot) => slot.round === round && slot.tie === tie,
    );
    const order = firstOrderOf(competition, season) + place;
    const { play, nowMs } = this.#dependencies;
    return (
      startsAtMs(competition, order) <= nowMs() || play.hasSetScore(eventIdOf(competition, order))
    );
  }

  /** Returns the known matches of a tie. */
  ofTie(
    competition: Competition,
    season: number,
    round: number,
    tie: number,
  ): readonly SportEvent[] {
    const first = firstOrderOf(competition, season);
    return cupSlotsOf(competition).flatMap((slot, place) =>
      slot.round === round && slot.tie === tie
        ? (this.match(competition, first + place) ?? [])
        : [],
    );
  }

  /** Returns the lead of the home side of the second leg; undefined until the first leg is over. */
  #leadAfterFirst(
    competition: Competition,
    season: number,
    { round, tie }: CupSlot,
  ): number | undefined {
    const place = cupSlotsOf(competition).findIndex(
      (slot) => slot.round === round && slot.tie === tie && slot.leg === 1,
    );
    const match = this.match(competition, firstOrderOf(competition, season) + place);
    const state = match && this.#dependencies.play.stateAt(match, this.#dependencies.nowMs());
    if (match === undefined || state?.kind !== 'ended') return undefined;
    const [home, away] = engineOf(competition).live(
      this.#dependencies.play.setupOf(match),
      state.course,
    ).score;
    return away - home;
  }

  #draw(competition: Competition, season: number): readonly TeamRecord[] {
    return this.#draws.get(`${competition.id}|${season}`, () => {
      const random = createRandom(this.#dependencies.seed, competition.id, season, 'cup draw');
      return this.#dependencies.teams
        .of(competition)
        .map((team) => ({ team, place: random() }))
        .toSorted((first, second) => first.place - second.place)
        .map(({ team }) => team);
    });
  }
}

function inOrder(
  first: TeamRecord | undefined,
  second: TeamRecord | undefined,
): readonly [TeamRecord, TeamRecord] | undefined {
  return first === undefined || second === undefined ? undefined : [first, second];
}
