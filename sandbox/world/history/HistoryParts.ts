import type { Competition } from '../catalogue/competitions.ts';
import type { TeamCatalogue } from '../catalogue/teams.ts';
import type { Play } from '../Play.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { MatchRecords } from './MatchRecords.ts';

/** Dependencies for finding and playing finished matches. */
export interface HistoryParts {
  /** The world's own competitions by id; imported ones are on the board only. */
  readonly competitions: ReadonlyMap<number, Competition>;
  readonly teams: TeamCatalogue;
  readonly schedule: Schedule;
  readonly play: Play;
  readonly board: EventBoard;
  readonly records: MatchRecords;
}
