import type { PlayedGame } from '#wire';
import type { MatchRecord } from '../../world/history/MatchRecord.ts';
import { slugOf } from '../../world/locales/slug.ts';
import { toTeam } from '../../world/wire/gameWire.ts';
import { outrightSlug } from '../../world/wire/outrightWire.ts';
import type { DecidedContest, PlayedFixture } from '../../world/World.ts';

/** Converts a finished match to the wire. */
export function toPlayedGame(record: MatchRecord, champName: string): PlayedGame {
  const {
    gameId,
    sportId,
    competitionId,
    startsAtMs,
    home,
    away,
    score,
    periods,
    shootOut,
    ending,
    winner,
    isCorrected,
  } = record;
  return {
    id: gameId,
    sportId,
    champId: competitionId,
    champName,
    slug: slugOf(`${home.name} ${away.name}`),
    team1: toTeam(home),
    team2: toTeam(away),
    starts_at: Math.floor(startsAtMs / 1000),
    score: [score[0], score[1]],
    periods: periods.map(([first, second]) => [first, second]),
    ...(shootOut === undefined ? {} : { shootout: [shootOut[0], shootOut[1]] }),
    ending,
    winner,
    ...(isCorrected ? { isCorrected } : {}),
  };
}

/** Converts a finished race or vote; its two sides are the first two places. */
export function toPlayedContest(
  { gameId, sportId, competitionId, startsAtMs }: PlayedFixture,
  { name, places, isCorrected }: DecidedContest,
  champName: string,
): PlayedGame | undefined {
  const [first, second, ...others] = places;
  if (first === undefined || second === undefined) return undefined;
  return {
    id: gameId,
    sportId,
    champId: competitionId,
    champName,
    slug: outrightSlug,
    team1: toTeam(first),
    team2: toTeam(second),
    starts_at: Math.floor(startsAtMs / 1000),
    score: [0, 0],
    periods: [],
    ending: 'regular',
    winner: 1,
    outright: { name, places: [first.name, second.name, ...others.map((each) => each.name)] },
    ...(isCorrected ? { isCorrected } : {}),
  };
}
