import type { TeamRecord } from '../catalogue/teams.ts';
import type { SportEvent } from '../SportEvent.ts';
import type { PlayedFixture } from '../World.ts';
import type { Contestant } from './MatchRecord.ts';

export function toContestant({ id, name, short, colors }: TeamRecord): Contestant {
  return { id, name, short, colors };
}

export function toFixture({ id, competition, startsAtMs, home, away }: SportEvent): PlayedFixture {
  return {
    gameId: id,
    sportId: competition.sport.id,
    competitionId: competition.id,
    startsAtMs,
    contestants: [home, away],
  };
}
