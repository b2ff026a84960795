import { createRandom, hash, type Random } from '../random.ts';
import type { ContestEvent } from './ContestEvent.ts';

/** Trials are drawn once for all contests, with both signs, so that pricing takes under 1 ms. */
const rows = 1024;
const width = 8;
const sides = [1, -1];
const allVotes = 1000;

/** Draws a normally distributed number. */
function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

let drawnRows: Float64Array | undefined;

function trialDraws(): Float64Array {
  const random = createRandom('contests', 'trials');
  drawnRows ??= Float64Array.from({ length: rows * width }, () => drawNormal(random));
  return drawnRows;
}

/** Returns the number of rating changes until an instant. */
export function stepAt({ plan, opensAtMs, closesAtMs }: ContestEvent, atMs: number): number {
  return Math.max(0, Math.floor((Math.min(atMs, closesAtMs) - opensAtMs) / plan.stepMs));
}

/** Returns the rating of each entrant after that many changes. */
export function formAt(
  seed: number,
  { id, plan }: ContestEvent,
  ratings: readonly number[],
  steps: number,
): readonly number[] {
  return ratings.map((rating, entrant) => {
    const random = createRandom(seed, id, entrant, 'form');
    let form = rating;
    for (let step = 0; step < steps; step += 1) form += plan.stepSpread * drawNormal(random);
    return form;
  });
}

/** Returns the performance in the contest: the final rating plus a random share. */
export function strengthsShown(
  seed: number,
  event: ContestEvent,
  ratings: readonly number[],
): readonly number[] {
  const random = createRandom(seed, event.id, 'result');
  const form = formAt(seed, event, ratings, stepAt(event, event.closesAtMs));
  return form.map((each) => each + event.plan.lastSpread * drawNormal(random));
}

/** Returns the indices of the entrants in finishing order. */
export function rankByStrength(strengths: readonly number[]): readonly number[] {
  return Array.from(strengths.keys()).sort(
    (first, second) => (strengths[second] ?? 0) - (strengths[first] ?? 0) || first - second,
  );
}

/** Returns the shares of the votes in tenths of a per cent, which sum to 100 %. */
export function sharesOfVotes(strengths: readonly number[]): readonly number[] {
  const weights = strengths.map(Math.exp);
  const exact = weights.map(
    (weight) => (weight / weights.reduce((sum, each) => sum + each, 0)) * allVotes,
  );
  const shares = exact.map(Math.floor);
  const left = allVotes - shares.reduce((sum, each) => sum + each, 0);
  // The remainder goes to the entrants that lost most by rounding down.
  for (const index of rankByStrength(exact.map((each, at) => each - (shares[at] ?? 0))).slice(
    0,
    left,
  ))
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * Returns the chance of each entrant for each place (from 0), over many draws of what can change.
 */
export function placeChances(
  seed: number,
  event: ContestEvent,
  ratings: readonly number[],
  steps: number,
): readonly Float64Array[] {
  const { stepSpread, lastSpread } = event.plan;
  const form = formAt(seed, event, ratings, steps);
  const left = stepAt(event, event.closesAtMs) - steps;
  const spread = Math.hypot(lastSpread, stepSpread * Math.sqrt(left));
  // The same draws at every step, so that prices move by rating changes and not by chance.
  const draws = trialDraws();
  const shift = hash(seed, event.id) % draws.length;
  const shares = form.map(() => new Float64Array(form.length));
  const share = 1 / (rows * sides.length);
  const scores = new Float64Array(form.length);
  for (let row = 0; row < rows; row += 1) {
    for (const side of sides) {
      form.forEach(
        (each, entrant) =>
          (scores[entrant] =
            each + side * spread * (draws[(row * width + entrant + shift) % draws.length] ?? 0)),
      );
      scores.forEach((score, entrant) => {
        let place = 0;
        for (const other of scores) if (other > score) place += 1;
        const places = shares[entrant];
        if (places !== undefined) places[place] = (places[place] ?? 0) + share;
      });
    }
  }
  return shares;
}
