import type { SourceMatch } from './SourceMatch.ts';

const dayMs = 86_400_000;
const football = 1;
const tennis = 4;
const cyber = 17;
/** A longer pause parts two seasons. */
const seasonBreakDays = 60;
/** Once no more than this share of the teams plays on, the season of a league without rounds has come to its play-offs. */
const playOffShare = 0.7;
/** Of the pairs of play-offs so many send one side on: all but the final, and the odd match between losers. */
const decidingShare = 2 / 3;
const fewestPairs = 3;

/** Who wins goes on: as files of football and of leagues call it. */
const knockOutRound =
  /final|round of \d|last (?:\d|sixteen|thirty)|1\/\d|play[\s-]?(?:off|in)|third[\s-]place|(?:3rd|bronze)[\s-](?:place|medal)|knock[\s-]?out|elimination|decider|preliminary|qualif|\b(?:upper|lower|winner'?s|loser'?s)\b/i;
/** Rounds in which everybody has matches, whoever wins. */
const openRound =
  /round[\s-]?robin|group|league|regular|match\s?day|week|spieltag|jornada|giornata/i;

/**
 * The matches of a competition whose sides are known only once matches before them are over: by the names of their
 * rounds, or, in a season whose rounds say nothing, by who still plays.
 */
export function knockOutsOf(matches: readonly SourceMatch[]): ReadonlySet<SourceMatch> {
  return new Set(
    seasonsOf(matches).flatMap((season) =>
      season.some(saysHow) ? season.filter(isKnockOut) : playOffsOf(season),
    ),
  );
}

/**
 * Those of them that are played until somebody goes through: in football what is one match, not two legs, and of which
 * no file leaves open how it went on after an even score.
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
  // Tennis is lost once; in cyber sport a numbered round is one of a bracket or pairs those of equal record.
  return sportId === tennis || (sportId === cyber && round !== '');
}

/** The round or the group tells whether the sides of the match were known from the beginning. */
function saysHow(match: SourceMatch): boolean {
  return match.group !== undefined || openRound.test(match.round ?? '') || isKnockOut(match);
}

/** Behind the day after which only some of the teams play on: where nearly every pair there sends one side on, they are play-offs. */
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
