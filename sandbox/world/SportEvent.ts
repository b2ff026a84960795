import type { Competition } from './catalogue/competitions.ts';
import type { TeamRecord } from './catalogue/teams.ts';
import type { CupSlot } from './cup/cupPlan.ts';
import type { ImportedEvent } from './ImportedEvent.ts';

/** One match in the schedule: sides, start, strengths. Play and prices are derived from it. */
export interface SportEvent {
  readonly id: number;
  readonly competition: Competition;
  readonly startsAtMs: number;
  readonly home: TeamRecord;
  readonly away: TeamRecord;
  /** See SportEngine.levels. */
  readonly levels: readonly number[];
  /** Levels at the start by the closing prices: the match is played and priced live from these. */
  readonly closingLevels?: readonly number[];
  readonly imported?: ImportedEvent;
  /** Of a cup: its tie, and the lead of the home side from the first leg. */
  readonly tie?: CupSlot & { readonly lead: number };
}
