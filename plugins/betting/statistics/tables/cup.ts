import type { Competitor } from '../../feed/SportEvent.ts';
import type { CupRound, CupTie } from '../statistics.ts';

/** A side of a tie: a team, or the winner of another tie, whose teams may be known. */
export type CupSide =
  | { readonly kind: 'team'; readonly team: Competitor }
  | {
      readonly kind: 'winner';
      readonly tieNumber: number;
      readonly of: readonly [Competitor, Competitor] | undefined;
    }
  | { readonly kind: 'open' };

/** Ties are numbered through all rounds, from 1. */
export function tieNumber(rounds: readonly CupRound[], round: number, tie: number): number {
  return rounds.slice(0, round).reduce((sum, { ties }) => sum + ties.length, 0) + tie + 1;
}

/** Winners of two adjacent ties meet; a known one is shown at once. */
export function cupSides(
  rounds: readonly CupRound[],
  round: number,
  tie: number,
): readonly [CupSide, CupSide] {
  const sides = rounds[round]?.ties[tie]?.sides;
  if (sides !== undefined)
    return [
      { kind: 'team', team: sides[0] },
      { kind: 'team', team: sides[1] },
    ];
  const from = (place: 0 | 1): CupSide => {
    const index = 2 * tie + place;
    const feeder = rounds[round - 1]?.ties[index];
    if (feeder === undefined) return { kind: 'open' };
    const winner = winnerOf(feeder);
    return winner === undefined
      ? { kind: 'winner', tieNumber: tieNumber(rounds, round - 1, index), of: feeder.sides }
      : { kind: 'team', team: winner };
  };
  return [from(0), from(1)];
}

/** The round that is played: the first one with an open tie; of a cup that is over the final. */
export function presentRound(rounds: readonly CupRound[]): number {
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => winner === 0));
  return open === -1 ? rounds.length - 1 : open;
}

function winnerOf({ sides, winner }: CupTie): Competitor | undefined {
  return winner === 0 ? undefined : sides?.[winner - 1];
}
