import { flavours, personName } from '../catalogue/names.ts';
import { describeTeam, teamNumbers, type TeamRecord } from '../catalogue/teams.ts';
import { chanceOf, createRandom, hash } from '../random.ts';
import type { ContestEvent } from './ContestEvent.ts';

/** Colours of the glass of the marbles. */
const marbles = [
  ['Ruby Comet', '#c81e3c', '#fda4af'],
  ['Blue Thunder', '#1d4ed8', '#93c5fd'],
  ['Emerald Fox', '#047857', '#f59e0b'],
  ['Amber Arrow', '#d97706', '#fde68a'],
  ['Night Owl', '#1e1b4b', '#a5b4fc'],
  ['White Pearl', '#f1f5f9', '#cbd5e1'],
  ['Violet Storm', '#7c3aed', '#ddd6fe'],
  ['Copper Coin', '#b45309', '#78350f'],
  ['Sea Breeze', '#0891b2', '#a5f3fc'],
  ['Lime Flash', '#65a30d', '#d9f99d'],
  ['Cat’s Eye', '#facc15', '#14532d'],
  ['Lava Drop', '#ea580c', '#450a0a'],
  ['Silver Moon', '#94a3b8', '#f8fafc'],
  ['Desert Rose', '#e11d48', '#fed7aa'],
  ['Frost Bite', '#bae6fd', '#0c4a6e'],
  ['Golden Hour', '#eab308', '#c2410c'],
] as const;
/** Number of terms whose candidates have distinct ids; then ids repeat. */
const terms = 12;
/** Distance between the ids of two terms. */
const places = 10;
const marbleRange = 0.9;
const personRange = 1;

/** Returns the marbles that race on a track. */
export function regularsOf(seed: number, competitionId: number): readonly TeamRecord[] {
  return marbles.map(([name, ...colors], index) => ({
    ...describeTeam(
      competitionId * teamNumbers + index,
      name,
      (chanceOf(seed, competitionId, index, 'rating') - 0.5) * marbleRange,
    ),
    colors,
  }));
}

/** Returns the entrants with ratings: marbles from a track's regulars, candidates new each time. */
export function entrantsOf(
  seed: number,
  { id, plan, competition, season }: ContestEvent,
): readonly TeamRecord[] {
  const first = competition.id * teamNumbers;
  if (plan.entrantKind === 'marbles') {
    const random = createRandom(seed, id, 'draw');
    const drawn = regularsOf(seed, competition.id).map((marble) => ({ marble, lot: random() }));
    return drawn
      .toSorted((one, other) => one.lot - other.lot)
      .slice(0, plan.entrants)
      .map(({ marble }) => marble);
  }
  const taken = new Set<string>();
  return Array.from({ length: plan.entrants }, (_unused, index) => {
    let name = '';
    for (let attempt = 0; name === '' || taken.has(name); attempt += 1) {
      const key = hash(seed, competition.id, season, index, attempt);
      name = personName(flavours[key % flavours.length] ?? 'english', key);
    }
    taken.add(name);
    return describeTeam(
      first + (season % terms) * places + index,
      name,
      (chanceOf(seed, id, index, 'rating') - 0.5) * personRange,
    );
  });
}
