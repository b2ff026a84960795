import { BoundedCache } from '../BoundedCache.ts';
import { bisect } from '../markets/bisect.ts';
import type { Pmf } from '../markets/Pmf.ts';

/**
 * Twenty overs of six balls, ten wickets. Each ball takes a wicket or brings runs, with chances
 * that depend on the batting side only and not on the score. The distribution of an innings follows
 * exactly, and so does that of a chase, which ends with the ball that reaches the target.
 */
export const ballsPerInnings = 120;
export const wicketsPerInnings = 10;
export const ballsOfPowerplay = 36;

/** Chances of the runs of a ball without a wicket, in an even match. */
const baseRuns = [0.362, 0.385, 0.07, 0.006, 0.117, 0, 0.06] as const;
const baseWicket = 0.05;
/**
 * Chance below which values are dropped, because the tail costs as much to compute as the middle.
 */
const likely = 1e-9;

export interface BallChances {
  readonly wicket: number;
  /** Chances, given that the ball takes no wicket. */
  readonly runs: readonly number[];
}

export function ballChances(level: number): BallChances {
  const strong = baseRuns.map((chance, runs) =>
    runs === 0 ? 0 : runs >= 4 ? chance * level : chance,
  );
  const scoring = strong.reduce((sum, chance) => sum + chance, 0);
  return {
    wicket: baseWicket / level,
    runs: strong.map((chance, runs) =>
      runs === 0 ? Math.max(0, 1 - scoring) : chance / Math.max(1, scoring),
    ),
  };
}

/** Distribution of the rest of an innings. */
export interface InningsAnalysis {
  /** Further runs, if only balls and wickets end the innings. */
  readonly rest: Float64Array;
  /** Chance that the deciding ball is bowled at this many further runs. */
  readonly visits: Float64Array;
}

const logFactorials = ((): readonly number[] => {
  const values = [0];
  for (let value = 1; value <= 140; value += 1)
    values.push((values[value - 1] ?? 0) + Math.log(value));
  return values;
})();

function choose(all: number, chosen: number): number {
  return Math.exp(
    (logFactorials[all] ?? 0) - (logFactorials[chosen] ?? 0) - (logFactorials[all - chosen] ?? 0),
  );
}

export function analyseInnings(
  { wicket, runs }: BallChances,
  balls: number,
  wickets: number,
): InningsAnalysis {
  const size = 6 * balls + 1;
  const rest = new Float64Array(size);
  const visits = new Float64Array(size);
  let scored = new Float64Array(size);
  scored[0] = 1;
  let top = 0;
  for (let safe = 0; safe <= balls; safe += 1) {
    const kept = (1 - wicket) ** safe;
    const lost = balls - safe;
    let ends = lost < wickets ? choose(balls, lost) * wicket ** lost * kept : 0;
    if (safe + wickets <= balls)
      ends += choose(safe + wickets - 1, wickets - 1) * wicket ** wickets * kept;
    let continuing = 0;
    for (let fallen = 0; fallen < wickets && safe + fallen < balls; fallen += 1)
      continuing += choose(safe + fallen, fallen) * wicket ** fallen * kept;
    continuing *= 1 - wicket;
    const next = new Float64Array(size);
    let nextTop = 0;
    for (let sum = 0; sum <= top; sum += 1) {
      const chance = scored[sum] ?? 0;
      if (chance < likely) continue;
      rest[sum] = (rest[sum] ?? 0) + ends * chance;
      visits[sum] = (visits[sum] ?? 0) + continuing * chance;
      if (safe === balls) continue;
      for (let each = 0; each < runs.length; each += 1) {
        const share = runs[each] ?? 0;
        if (share === 0) continue;
        next[sum + each] = (next[sum + each] ?? 0) + chance * share;
        if (sum + each > nextTop) nextTop = sum + each;
      }
    }
    scored = next;
    top = nextTop;
  }
  return { rest, visits };
}

const levelStep = 1 / 500;
const freshInnings = new BoundedCache<
  number,
  { readonly chances: BallChances; readonly look: InningsAnalysis }
>(200);

/**
 * Returns the analysis of an innings from its start; rounds levels so that most matches share them.
 */
export function analyseFresh(level: number): {
  readonly chances: BallChances;
  readonly look: InningsAnalysis;
} {
  const step = Math.round(level / levelStep);
  return freshInnings.get(step, () => {
    const chances = ballChances(step * levelStep);
    return { chances, look: analyseInnings(chances, ballsPerInnings, wicketsPerInnings) };
  });
}

/**
 * Returns the chance of this many runs above the target in a successful chase, by the last ball.
 */
export function overshoot(
  { visits }: InningsAnalysis,
  { runs }: BallChances,
  needed: number,
  over: number,
): number {
  let chance = 0;
  for (let each = over + 1; each < runs.length; each += 1)
    chance += (visits[needed + over - each] ?? 0) * (runs[each] ?? 0);
  return chance;
}

export function toPmf(values: Float64Array, from: number): Pmf {
  let last = values.length - 1;
  while (last > 0 && (values[last] ?? 0) < 1e-10) last -= 1;
  let first = 0;
  while (first < last && (values[first] ?? 0) < 1e-10) first += 1;
  return { from: from + first, chances: values.slice(first, last + 1) };
}

/** Finds the edge at which `chanceOf` gives the wanted chance. */
export function fitEdge(chanceOf: (edge: number) => number, wanted: number): number {
  return bisect(-0.3, 0.3, (edge) => chanceOf(edge) - wanted);
}
