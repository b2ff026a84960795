import type { Competition } from './catalogue/competitions.ts';
import type { TeamRecord } from './catalogue/teams.ts';
import type { CupSlot } from './cup/cupPlan.ts';
import type { ImportedEvent } from './ImportedEvent.ts';

/** One match as the schedule knows it: who, when, how strong. Play and prices are derived from it. */
export interface SportEvent {
  readonly id: number;
  readonly competition: Competition;
  readonly startsAtMs: number;
  readonly home: TeamRecord;
  readonly away: TeamRecord;
  /** See SportEngine.levels. */
  readonly levels: readonly number[];
  /** Where imported prices have moved to by the start: the match is played and priced live from there. */
  readonly closingLevels?: readonly number[];
  readonly imported?: ImportedEvent;
  /** Of a cup: which tie it belongs to, and what the home side is ahead by from the first leg. */
  readonly tie?: CupSlot & { readonly lead: number };
}
