import type { PlayedGame } from '#wire';
import type { MatchRecord } from '../world/history/MatchRecord.ts';
import { slugOf } from '../world/locales/slug.ts';
import { toTeam } from '../world/wire/gameWire.ts';

/** A match that is over, in the shape of the wire. */
export function toPlayedGame(record: MatchRecord, champName: string): PlayedGame {
  const { gameId, sportId, champId, startsAtMs, home, away, score, periods, shootOut, ending, winner, isCorrected } = record;
  return {
    id: gameId,
    sportId,
    champId,
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
