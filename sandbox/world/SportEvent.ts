import type { Competition } from './catalogue/competitions.ts';
import type { TeamRecord } from './catalogue/teams.ts';
import type { CupSlot } from './cup/cupPlan.ts';
import type { ImportedEvent } from './ImportedEvent.ts';

/** A match in the schedule: sides, start, strengths. Play and prices derive from it. */
export interface SportEvent {
  readonly id: number;
  readonly competition: Competition;
  readonly startsAtMs: number;
  readonly home: TeamRecord;
  readonly away: TeamRecord;
  /** See `SportEngine.levels`. */
  readonly levels: readonly number[];
  /** Levels by the closing prices; the match is played and priced live from these. */
  readonly closingLevels?: readonly number[];
  readonly imported?: ImportedEvent;
  /** Tie of a cup match, and the lead of its home side from the first leg. */
  readonly tie?: CupSlot & { readonly lead: number };
}
