import type { MarketType } from './MarketType.ts';
import { wonIf } from './settleAdvantage.ts';

/** Highest score number with a market of its own. */
const maxNumbered = 12;

const firstNoneSecond = [
  { key: 'team1', short: '1' },
  { key: 'noScore' },
  { key: 'team2', short: '2' },
] as const;

/** Creates the market on the scorer of the n-th score; the line is n. */
export function numberedScore(id: number, groups: string, offered: number): MarketType {
  return {
    id,
    scope: 'match',
    groups: groups.split(' '),
    nameKey: 'numberedScore',
    columns: 1,
    outcomes: firstNoneSecond,
    overround: 1.055,
    winners: 1,
    isExotic: false,
    grid: { first: 1, step: 1, count: maxNumbered, offered },
    offer: ({ scoring }) => {
      if (scoring === undefined) return [];
      const next = scoring.sequence.length;
      return Array.from({ length: offered }, (_unused, ahead) => next + ahead).filter(
        (index) => index < maxNumbered,
      );
    },
    chances: ({ scoring }, lineIndex) => {
      if (scoring === undefined || lineIndex < scoring.sequence.length) return undefined;
      const needed = lineIndex + 1 - scoring.sequence.length;
      const reached = atLeast(scoring.restMean, needed);
      return [reached * scoring.homeShare, 1 - reached, reached * (1 - scoring.homeShare)];
    },
    settle: ({ sequence }, lineIndex, outcome) => wonIf(outcomeOf(sequence[lineIndex]) === outcome),
  };
}

/** Creates the market on the scorer of the last score of the match. */
export function lastScore(id: number, groups: string): MarketType {
  return {
    id,
    scope: 'match',
    groups: groups.split(' '),
    nameKey: 'lastScore',
    columns: 1,
    outcomes: firstNoneSecond,
    overround: 1.055,
    winners: 1,
    isExotic: false,
    offer: ({ scoring }) => (scoring === undefined ? [] : [0]),
    chances: ({ scoring }) => {
      if (scoring === undefined) return undefined;
      const another = atLeast(scoring.restMean, 1);
      const chances = [another * scoring.homeShare, 0, another * (1 - scoring.homeShare)];
      const standing = outcomeOf(scoring.sequence.at(-1));
      return chances.map((chance, outcome) =>
        outcome === standing ? chance + 1 - another : chance,
      );
    },
    settle: ({ sequence }, _lineIndex, outcome) => wonIf(outcomeOf(sequence.at(-1)) === outcome),
  };
}

function outcomeOf(team: 1 | 2 | undefined): number {
  if (team === undefined) return 1;
  return team === 1 ? 0 : 2;
}

function atLeast(mean: number, count: number): number {
  let below = 0;
  let chance = Math.exp(-mean);
  for (let value = 0; value < count; value += 1) {
    below += chance;
    chance *= mean / (value + 1);
  }
  return 1 - below;
}
