import { playedSecondsAt } from '../clocked/playedSecondsAt.ts';
import type { CountPair } from '../markets/MarketType.ts';
import { chanceOf } from '../random.ts';
import type { Course, Incident, MatchSetup } from '../engine/SportEngine.ts';

/** A count of both sides under its dictionary key. */
export interface Statistic {
  readonly key: string;
  readonly home: number;
  readonly away: number;
}

/** Counts up to a moment: from incidents, and from draws by match, minute and key. */
export class Counter {
  readonly #setup: MatchSetup;
  readonly #incidents: readonly Incident[];
  readonly #minutes: number;

  constructor(setup: MatchSetup, { script, playedS }: Course) {
    this.#setup = setup;
    this.#incidents = script.incidents.filter(({ atS }) => atS <= playedS);
    this.#minutes = Math.floor(
      playedSecondsAt(script.phases, Math.min(playedS, script.durationS)) / 60,
    );
  }

  /** Returns the number of incidents that pass a test, by side. */
  incidents(key: string, accepts: (incident: Incident) => boolean): Statistic {
    return this.#pair(key, (team) => this.#of(team, accepts).length);
  }

  /** Returns the sum of the values of such incidents, by side. */
  sum(key: string, accepts: (incident: Incident) => boolean): Statistic {
    return this.#pair(key, (team) =>
      this.#of(team, accepts).reduce((sum, { value = 1 }) => sum + value, 0),
    );
  }

  /** Returns a random share of such incidents. */
  share(key: string, accepts: (incident: Incident) => boolean, chance: number): Statistic {
    return this.#pair(
      key,
      (team) =>
        this.#of(team, accepts).filter(
          ({ atS }) => chanceOf(this.#setup.id, key, atS, team) < chance,
        ).length,
    );
  }

  /** Returns random events while the clock runs, with a mean per minute. */
  everyMinute(key: string, [home, away]: CountPair): Statistic {
    return this.#pair(key, (team) => {
      const mean = team === 1 ? home : away;
      let count = 0;
      for (let minute = 0; minute < this.#minutes; minute += 1)
        count += drawn(mean, chanceOf(this.#setup.id, key, minute, team));
      return count;
    });
  }

  #of(team: 1 | 2, accepts: (incident: Incident) => boolean): readonly Incident[] {
    return this.#incidents.filter((incident) => incident.team === team && accepts(incident));
  }

  #pair(key: string, countOf: (team: 1 | 2) => number): Statistic {
    return { key, home: countOf(1), away: countOf(2) };
  }
}

/** Creates counts by key and side, all zero. */
export function createTally(keys: readonly string[]): {
  readonly add: (key: string, team: 1 | 2) => void;
  readonly statistics: () => readonly Statistic[];
} {
  const counts = new Map<string, [number, number]>(keys.map((key) => [key, [0, 0]]));
  return {
    add(key, team) {
      const pair = counts.get(key);
      if (pair !== undefined) pair[team - 1] = (pair[team - 1] ?? 0) + 1;
    },
    statistics: () => [...counts].map(([key, [home, away]]) => ({ key, home, away })),
  };
}

/** Returns the quantile of a Poisson distribution for a chance in [0, 1). */
function drawn(mean: number, chance: number): number {
  let probability = Math.exp(-mean);
  let sum = probability;
  let count = 0;
  while (chance >= sum && count < 20) {
    count += 1;
    probability *= mean / count;
    sum += probability;
  }
  return count;
}
