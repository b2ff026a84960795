import { flavours, personName } from '../catalogue/names.ts';
import { describeTeam, TEAM_NUMBERS, type TeamRecord } from '../catalogue/teams.ts';
import { chanceOf, createRandom, hash } from '../random.ts';
import type { ContestEvent } from './ContestEvent.ts';

const marbles = ['Ruby Comet', 'Blue Thunder', 'Emerald Fox', 'Amber Arrow', 'Night Owl', 'White Pearl', 'Violet Storm', 'Copper Coin', 'Sea Breeze', 'Lime Flash', 'Cat’s Eye', 'Lava Drop', 'Silver Moon', 'Desert Rose', 'Frost Bite', 'Golden Hour'] as const;
/** So many terms have candidates with numbers of their own; then the numbers come again. */
const TERMS = 12;
const PLACES = 10;
/** How far apart they are. */
const MARBLE_RANGE = 0.9;
const PERSON_RANGE = 1;

/** Who takes part, with how strong they are thought to be: marbles of a track are drawn from those that always race, candidates are new each time. */
export function entrantsOf(seed: number, { id, plan, competition, season }: ContestEvent): readonly TeamRecord[] {
  const first = competition.id * TEAM_NUMBERS;
  if (plan.cast === 'marbles') {
    const random = createRandom(seed, id, 'draw');
    const drawn = marbles.map((name, index) => ({ name, index, lot: random() })).toSorted((one, other) => one.lot - other.lot);
    return drawn.slice(0, plan.entrants).map(({ name, index }) => describeTeam(first + index, name, (chanceOf(seed, competition.id, index, 'rating') - 0.5) * MARBLE_RANGE));
  }
  const taken = new Set<string>();
  return Array.from({ length: plan.entrants }, (_unused, index) => {
    let name = '';
    for (let attempt = 0; name === '' || taken.has(name); attempt += 1) {
      const key = hash(seed, competition.id, season, index, attempt);
      name = personName(flavours[key % flavours.length] ?? 'english', key);
    }
    taken.add(name);
    return describeTeam(first + (season % TERMS) * PLACES + index, name, (chanceOf(seed, id, index, 'rating') - 0.5) * PERSON_RANGE);
  });
}
