import { competitionsOf } from './catalogue/competitions.ts';
import { TeamCatalogue } from './catalogue/teams.ts';
import { Contests } from './contests/Contests.ts';
import { History } from './history/History.ts';
import { MatchRecords } from './history/MatchRecords.ts';
import { SeasonTables } from './history/SeasonTables.ts';
import { Imports } from './imported/Imports.ts';
import { MarketCounts } from './offer/MarketCounts.ts';
import { OfferedEvents } from './offer/OfferedEvents.ts';
import { OfferedOutcomes } from './offer/OfferedOutcomes.ts';
import { OutrightEvents } from './offer/OutrightEvents.ts';
import { Outrights } from './outrights/Outrights.ts';
import { Play, type EventState } from './Play.ts';
import { Pricing } from './Pricing.ts';
import { ResultOverrides } from './ResultOverrides.ts';
import { EventBoard } from './schedule/EventBoard.ts';
import { PlayClock } from './schedule/playClock.ts';
import { Schedule } from './schedule/schedule.ts';
import type { SportEvent } from './SportEvent.ts';
import type { WorldOptions } from './World.ts';

/** The schedule, play, prices, results and clock that the functions of the world read. */
export type WorldModels = ReturnType<typeof createModels>;

export function createModels({ seed, size, nowMs: startsAtMs }: WorldOptions) {
  let now = startsAtMs;
  const nowMs = (): number => now;
  const competitions = competitionsOf(size);
  const clock = new PlayClock();
  const play = new Play(seed, clock);
  const teams = new TeamCatalogue(seed, competitions);
  const schedule = new Schedule(seed, competitions, teams, play, nowMs);
  const board = new EventBoard(competitions, schedule, play, now);
  const records = new MatchRecords(play);
  const parts = {
    competitions: new Map(competitions.map((competition) => [competition.id, competition])),
    ...{ teams, schedule, play, board, records },
  };
  const tables = new SeasonTables(parts);
  const outrights = new Outrights(competitions, teams, schedule, play, tables, records, now);
  const contests = new Contests(seed, now);
  const outrightEvents = new OutrightEvents(outrights, contests, board);
  const pricing = new Pricing(play);
  const models = { play, board, pricing, outrights, contests, outrightEvents };
  const resultOverrides = new ResultOverrides({ ...models, nowMs });
  const imports = new Imports(board);
  return {
    ...models,
    nowMs,
    clock,
    competitionById: new Map(competitions.map((competition) => [competition.id, competition])),
    history: new History(parts),
    records,
    tables,
    imports,
    resultOverrides,
    outcomes: new OfferedOutcomes({ ...models, resultOverrides, nowMs }),
    offered: new OfferedEvents(board),
    marketCounts: new MarketCounts(pricing),
    everyCompetition: () => [...imports.competitions, ...competitions, ...contests.competitions],
    stateOf: (event: SportEvent): EventState => play.stateAt(event, now),
    listRevision: () => board.revision + outrights.revision + contests.revision,
    advanceTo(atMs: number): void {
      if (atMs <= now) return;
      now = atMs;
      for (const each of [board, outrights, contests]) each.refresh(atMs);
    },
  };
}
