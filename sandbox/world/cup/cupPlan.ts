import type { Competition } from '../catalogue/competitions.ts';

/** A match of a cup: round, tie and leg. Rounds and ties count from 0. */
export interface CupSlot {
  readonly round: number;
  readonly tie: number;
  readonly leg: 1 | 2;
  readonly legs: 1 | 2;
}

export interface CupRound {
  readonly round: number;
  readonly ties: number;
  readonly legs: 1 | 2;
}

type Shape = Pick<Competition, 'hasTwoLegs' | 'teamCount'>;

/** Returns the rounds. Each halves the number of sides; the final is one match. */
export function cupRoundsOf({ hasTwoLegs, teamCount }: Shape): readonly CupRound[] {
  return Array.from({ length: Math.log2(teamCount) }, (_unused, round) => {
    const ties = teamCount / 2 ** (round + 1);
    return { round, ties, legs: hasTwoLegs && ties > 1 ? 2 : 1 };
  });
}

const plans = new Map<string, readonly CupSlot[]>();

/** Returns the matches of a season in the order of its fixture list. */
export function cupSlotsOf({ hasTwoLegs, teamCount }: Shape): readonly CupSlot[] {
  const key = `${hasTwoLegs}|${teamCount}`;
  let slots = plans.get(key);
  if (slots === undefined) {
    const made: CupSlot[] = [];
    for (const { round, ties, legs } of cupRoundsOf({ hasTwoLegs, teamCount })) {
      for (let leg = 1; leg <= legs; leg += 1)
        for (let tie = 0; tie < ties; tie += 1)
          made.push({ round, tie, leg: leg === 1 ? 1 : 2, legs });
    }
    slots = made;
    plans.set(key, slots);
  }
  return slots;
}
