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

export const cupTeams = 16;

/**
 * Sixteen teams, four rounds; the final is one match. A day of rest follows each round, so that the
 * next one is drawn and offered before it begins: these slots of the fixture list are empty.
 */
export function cupRoundsOf({ hasTwoLegs }: Pick<Competition, 'hasTwoLegs'>): readonly CupRound[] {
  return [8, 4, 2, 1].map((ties, round) => ({ round, ties, legs: hasTwoLegs && ties > 1 ? 2 : 1 }));
}

const plans = new Map<string, readonly (CupSlot | undefined)[]>();

/** A season in the order of its fixture list. */
export function cupSlotsOf({
  hasTwoLegs,
  matchesADay,
}: Pick<Competition, 'hasTwoLegs' | 'matchesADay'>): readonly (CupSlot | undefined)[] {
  const key = `${hasTwoLegs}|${matchesADay}`;
  let slots = plans.get(key);
  if (slots === undefined) {
    const made: (CupSlot | undefined)[] = [];
    for (const { round, ties, legs } of cupRoundsOf({ hasTwoLegs })) {
      for (let leg = 1; leg <= legs; leg += 1)
        for (let tie = 0; tie < ties; tie += 1)
          made.push({ round, tie, leg: leg === 1 ? 1 : 2, legs });
      for (let rest = 0; rest < matchesADay; rest += 1) made.push(undefined);
    }
    slots = made;
    plans.set(key, slots);
  }
  return slots;
}
