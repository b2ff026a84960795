import {
  eventName,
  type Competition,
  type Competitor,
  type SportEvent,
} from '../feed/SportEvent.ts';

/** Range of letters of a name that match the typed text; `to` is exclusive. */
export type Mark = readonly [from: number, to: number];

export interface FoundSport {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly icon: string;
  readonly prematchCount: number;
  readonly liveCount: number;
}

/** One thing that can be chosen in the search; `key` is its own among all that are shown. */
export type SearchRow =
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly event: SportEvent;
      readonly competitionName: string;
      readonly homeMarks: readonly Mark[];
      readonly awayMarks: readonly Mark[];
      readonly competitionMarks: readonly Mark[];
      /** Entrants of an outright that match; `homeMarks` are the marks of its name. */
      readonly entrants?:
        | readonly { readonly name: string; readonly marks: readonly Mark[] }[]
        | undefined;
    }
  | {
      readonly kind: 'competition';
      readonly key: string;
      readonly competition: Competition;
      readonly marks: readonly Mark[];
    }
  | {
      readonly kind: 'team';
      readonly key: string;
      readonly team: Competitor;
      readonly slug: string;
      readonly sportId: number;
      readonly competitionName: string;
      readonly eventCount: number;
      readonly liveCount: number;
      readonly marks: readonly Mark[];
    }
  | {
      readonly kind: 'player';
      readonly key: string;
      readonly name: string;
      readonly team: Competitor;
      readonly slug: string;
      readonly sportId: number;
      readonly marks: readonly Mark[];
    }
  | {
      readonly kind: 'sport';
      readonly key: string;
      readonly sport: FoundSport;
      readonly marks: readonly Mark[];
    }
  | { readonly kind: 'recent'; readonly key: string; readonly text: string };

export type SearchGroupId =
  | 'events'
  | 'competitions'
  | 'teams'
  | 'players'
  | 'sports'
  | 'recent'
  | 'popular';

export interface SearchGroup {
  readonly id: SearchGroupId;
  readonly rows: readonly SearchRow[];
  /** How many there are, where more are than shown. */
  readonly total: number;
}

export interface SearchAnswer {
  /** The same keys on another keyboard, when that was meant. */
  readonly readAs: string | undefined;
  /** Nothing has this name: the results are similar names. */
  readonly isGuess: boolean;
  /** The best answered first. */
  readonly groups: readonly SearchGroup[];
}

/** Returns the name of a chosen row, for the recent searches. */
export function rowName(row: SearchRow): string {
  switch (row.kind) {
    case 'event':
      return eventName(row.event);
    case 'competition':
      return row.competition.name;
    case 'team':
      return row.team.name;
    case 'player':
      return row.name;
    case 'sport':
      return row.sport.name;
    case 'recent':
      return row.text;
  }
}
