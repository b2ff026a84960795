import type { SourceMatch } from './SourceMatch.ts';

const dayMs = 86_400_000;
const football = 1;
const tennis = 4;
const cyber = 17;
/** A longer break separates two seasons. */
const seasonBreakDays = 60;
/** In a league without rounds, play-offs begin when at most this share of the teams continues. */
const playOffShare = 0.7;
/**
 * Share of the play-off pairs with a winner that plays on; finals and matches of losers have none.
 */
const decidingShare = 2 / 3;
const fewestPairs = 3;

/** Names of rounds from which only winners continue. */
const knockOutRound =
  /final|round of \d|last (?:\d|sixteen|thirty)|1\/\d|play[\s-]?(?:off|in)|third[\s-]place|(?:3rd|bronze)[\s-](?:place|medal)|knock[\s-]?out|elimination|decider|preliminary|qualif|\b(?:upper|lower|winner'?s|loser'?s)\b/i;
/** Rounds that all teams play, whatever the results. */
const openRound =
  /round[\s-]?robin|group|league|regular|match\s?day|week|spieltag|jornada|giornata/i;

/**
 * Returns the matches whose sides depend on earlier matches: by round names or, in a season without
 * meaningful rounds, by the teams that continue.
 */
export function knockOutsOf(matches: readonly SourceMatch[]): ReadonlySet<SourceMatch> {
  return new Set(
    seasonsOf(matches).flatMap((season) =>
      season.some(hasStageName) ? season.filter(isKnockOut) : playOffsOf(season),
    ),
  );
}

/**
 * Returns those that are played until one side goes through: in football single matches, not two
 * legs, unless a file does not say how an even score was decided.
 */
export function decidersOf(knockOuts: ReadonlySet<SourceMatch>): ReadonlySet<SourceMatch> {
  const pairs = seasonsOf([...knockOuts]).flatMap((season) => [
    ...Map.groupBy(season, pairOf).values(),
  ]);
  return new Set(
    pairs.flatMap(([match, another]) =>
      match === undefined ||
      another !== undefined ||
      match.competition.sportId !== football ||
      isLeftOpen(match)
        ? []
        : match,
    ),
  );
}

function isLeftOpen({ result, extra }: SourceMatch): boolean {
  return result !== undefined && result.score[0] === result.score[1] && extra === undefined;
}

function pairOf({ home, away }: SourceMatch): string {
  return [home, away].toSorted().join('|');
}

function isKnockOut({ round = '', group, competition: { sportId } }: SourceMatch): boolean {
  if (knockOutRound.test(round)) return true;
  if (group !== undefined || openRound.test(round)) return false;
  // In tennis every match is a knock-out; in cyber sport a numbered round belongs to a bracket.
  return sportId === tennis || (sportId === cyber && round !== '');
}

/** Whether round or group reveal if the sides of the match were known from the beginning. */
function hasStageName(match: SourceMatch): boolean {
  return match.group !== undefined || openRound.test(match.round ?? '') || isKnockOut(match);
}

/**
 * Returns the matches after most teams have finished, if nearly every pair has a winner that plays
 * on.
 */
function playOffsOf(season: readonly SourceMatch[]): readonly SourceMatch[] {
  const lastDay = new Map<string, string>();
  for (const { day, home, away } of season)
    for (const team of [home, away]) if (day > (lastDay.get(team) ?? '')) lastDay.set(team, day);
  const ends = [...lastDay.values()].toSorted();
  const cut =
    ends.find((day) => ends.filter((end) => end > day).length <= playOffShare * ends.length) ?? '';
  const later = season.filter(({ day }) => day > cut);
  const pairs = [...Map.groupBy(later, pairOf).values()];
  const deciding = pairs.filter((pair) => {
    const { home, away, day } = pair.reduce((one, other) => (other.day > one.day ? other : one));
    return (lastDay.get(home) ?? '') > day !== (lastDay.get(away) ?? '') > day;
  });
  return pairs.length >= fewestPairs && deciding.length >= decidingShare * pairs.length
    ? later
    : [];
}

function seasonsOf(matches: readonly SourceMatch[]): readonly (readonly SourceMatch[])[] {
  const seasons: SourceMatch[][] = [];
  for (const match of matches.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )) {
    const season = seasons.at(-1);
    const last = season?.at(-1);
    if (
      season === undefined ||
      last === undefined ||
      Date.parse(match.day) - Date.parse(last.day) >= seasonBreakDays * dayMs
    )
      seasons.push([match]);
    else season.push(match);
  }
  return seasons;
}
