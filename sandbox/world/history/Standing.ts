import type { Contestant, MatchOutcome, TableRow } from './MatchRecord.ts';
import { pointsOf } from './pointsOf.ts';

export class Standing {
  readonly team: Contestant;
  won = 0;
  drawn = 0;
  lost = 0;
  scored = 0;
  conceded = 0;
  points = 0;
  form: (1 | 0 | -1)[] = [];

  constructor(team: Contestant) {
    this.team = team;
  }

  add(outcome: MatchOutcome, side: 1 | 2): void {
    const { score, winner } = outcome;
    const result = winner === 0 ? 0 : winner === side ? 1 : -1;
    if (result === 1) this.won += 1;
    else if (result === 0) this.drawn += 1;
    else this.lost += 1;
    this.scored += score[side - 1] ?? 0;
    this.conceded += score[2 - side] ?? 0;
    this.points += pointsOf(outcome, side);
    this.form = [...this.form, result as 1 | 0 | -1].slice(-5);
  }
}

export function rank(
  standings: ReadonlyMap<number, Standing>,
  reached: (teamId: number) => number = () => 0,
): readonly TableRow[] {
  return [...standings.values()]
    .toSorted(
      (first, second) =>
        reached(second.team.id) - reached(first.team.id) ||
        second.points - first.points ||
        second.scored - second.conceded - first.scored + first.conceded ||
        second.scored - first.scored ||
        first.team.id - second.team.id,
    )
    .map(({ team, won, drawn, lost, scored, conceded, points, form }, index) => ({
      place: index + 1,
      team,
      played: won + drawn + lost,
      won,
      drawn,
      lost,
      scored,
      conceded,
      points,
      form,
    }));
}
