import type { Outcome } from '../../feed/SportEvent.ts';

export type ScoreSide = 'home' | 'draw' | 'away';

/** Outcomes of an exact-score market, by the side that wins with the score. */
export interface ScoreColumns {
  /** Without one of draws where nothing can be drawn. */
  readonly sides: readonly { readonly side: ScoreSide; readonly outcomes: readonly Outcome[] }[];
  /** Any other score. */
  readonly others: readonly Outcome[];
}

interface ScoreOutcome {
  readonly outcome: Outcome;
  readonly home: number;
  readonly away: number;
}

/** Marks of direction, which a language that is read from the right puts around a score. */
const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/gu;
const score = /^(\d{1,3})\s*[:–-]\s*(\d{1,3})$/u;
/** Outcomes beside the scores at most: any other win of either side, and any other draw. */
const mostOthers = 3;

/**
 * Returns undefined if the outcomes are no scores. Mirrored scores share a row, because each column
 * begins with its lowest score.
 */
export function scoreColumns(outcomes: readonly Outcome[]): ScoreColumns | undefined {
  const scores = outcomes.flatMap(scoreOf);
  const others = outcomes.filter((outcome) => scores.every((each) => each.outcome !== outcome));
  const column = (side: ScoreSide): ScoreColumns['sides'][number] => ({
    side,
    outcomes: scores
      .filter(({ home, away }) => sideOf(home, away) === side)
      .toSorted(
        (first, second) => mostOf(first) - mostOf(second) || leastOf(first) - leastOf(second),
      )
      .map(({ outcome }) => outcome),
  });
  const [home, draw, away] = [column('home'), column('draw'), column('away')];
  if (home.outcomes.length === 0 || away.outcomes.length === 0 || others.length > mostOthers)
    return undefined;
  return { sides: draw.outcomes.length === 0 ? [home, away] : [home, draw, away], others };
}

function scoreOf(outcome: Outcome): readonly ScoreOutcome[] {
  const [, home, away] = score.exec(outcome.name.replace(directionMarks, '').trim()) ?? [];
  return home === undefined || away === undefined
    ? []
    : [{ outcome, home: Number(home), away: Number(away) }];
}

function sideOf(home: number, away: number): ScoreSide {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function mostOf({ home, away }: ScoreOutcome): number {
  return Math.max(home, away);
}

function leastOf({ home, away }: ScoreOutcome): number {
  return Math.min(home, away);
}
