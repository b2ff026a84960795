import type { RowMarketKind } from './rowMarketKinds.ts';

/** A team or a player of an event. */
export interface Competitor {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly colors: readonly [string, string];
}

export type Section = 'line' | 'live';

/** How a match ended. */
export type Ending = 'regular' | 'overtime' | 'shootout' | 'retired' | 'abandoned' | 'cancelled';

export type EventStatus = 'not-started' | 'live' | 'paused' | 'finished' | 'cancelled';

/** Match time as last reported; `pace` is match seconds per real second. */
export interface MatchClock {
  readonly seconds: number;
  readonly isRunning: boolean;
  readonly pace: number;
  readonly asOfMs: number;
  readonly countsDown: boolean;
}

export type Pair = readonly [number, number];

export interface Statistic {
  readonly key: string;
  readonly name: string;
  readonly home: number;
  readonly away: number;
}

/** Baseball: outs and occupied bases. Cricket: wickets, balls bowled and the target. */
export interface Innings {
  readonly number: number;
  readonly batting: 1 | 2;
  readonly outs?: number | undefined;
  readonly bases?: readonly number[] | undefined;
  readonly wickets?: Pair | undefined;
  readonly balls?: Pair | undefined;
  readonly target?: number | undefined;
}

export interface CyberMap {
  readonly name: string;
  readonly home: number;
  readonly away: number;
}

/** A game of cyber sport, played by people or simulated. */
export interface Discipline {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly kind: 'real' | 'virtual';
  /** Sport whose rules and score it follows, if any. */
  readonly sportId?: number | undefined;
}

export interface Score {
  readonly home: number;
  readonly away: number;
  readonly periods: readonly Pair[];
  /** Code of the period: pre, h1, ht, h2, et, set1…, q1…, p1…, ot, so, ft. */
  readonly phase: string;
  readonly phaseName: string;
  /** Reason why betting is suspended at the moment: a goal, a penalty, a review. */
  readonly stopReason?: string | undefined;
  readonly clock: MatchClock | undefined;
  /** Points of the current game, in sports that have them. */
  readonly points: readonly [string, string] | undefined;
  readonly server: 1 | 2 | undefined;
  readonly corners: Pair | undefined;
  readonly yellowCards: Pair | undefined;
  readonly redCards: Pair | undefined;
  /** The side at bat, in sports played by innings. */
  readonly innings?: Innings | undefined;
  /** Maps of cyber sport that have begun. */
  readonly maps?: readonly CyberMap[] | undefined;
  /** Kicks that were scored in a shoot-out. */
  readonly shootOut?: Pair | undefined;
  readonly statistics: readonly Statistic[];
}

/** One priced answer. Its odds are in the price store, so a price never replaces a record. */
export interface Outcome {
  readonly id: number;
  readonly typeId: number;
  readonly name: string;
  /** Short caption for narrow cells: 1, X, 2, O, U. */
  readonly caption: string;
  readonly line: number | undefined;
}

/** A question on an event with its priced answers. `line` is its total or handicap. */
export interface Market {
  readonly id: number;
  readonly typeId: number;
  readonly name: string;
  /** Name within its sub-event, without the name of the sub-event. */
  readonly shortName: string;
  readonly groupIds: readonly number[];
  readonly columns: 1 | 2 | 3;
  readonly outcomes: readonly Outcome[];
  readonly line: number | undefined;
  readonly isSuspended: boolean;
  readonly period: string | undefined;
  /** The half, period, set or count of the market; undefined for the whole event. */
  readonly subEvent: string | undefined;
  /** Removed by the platform; it keeps its place while it is in view. */
  readonly isGone: boolean;
  /** Kind of question, in rows whose markets were requested by kind. */
  readonly kind?: RowMarketKind;
}

/** A match or a race one can bet on. Records are frozen: a change replaces the record. */
export interface SportEvent {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly slug: string;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startsAtS: number;
  readonly status: EventStatus;
  readonly isLive: boolean;
  readonly marketCount: number;
  readonly mainMarkets: readonly Market[];
  readonly score: Score | undefined;
  readonly hasVideo: boolean;
  /** Whether it can be followed on a drawing of the field. */
  readonly hasZone: boolean;
  readonly isTop: boolean;
  /** Only for cyber sport. */
  readonly cyber?: Discipline | undefined;
  /** Only for finished events. */
  readonly ending?: Ending | undefined;
  /** Only for finished events; 0: a draw or no winner. */
  readonly winner?: 0 | 1 | 2 | undefined;
  /** Whether the result was corrected after the end. */
  readonly isCorrected?: boolean | undefined;
  /** An outright: a named event without sides. `home` and `away` are its favourites. */
  readonly outright?:
    | {
        readonly name: string;
        readonly places?: readonly string[] | undefined;
        readonly season?: number | undefined;
      }
    | undefined;
}

/** A league or tournament, with its numbers of prematch and live events. */
export interface Competition {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly sportId: number;
  readonly countryId: number;
  readonly countryName: string;
  readonly countryIso: string;
  readonly prematchCount: number;
  readonly liveCount: number;
  readonly isTop: boolean;
  /** Only for cyber sport. */
  readonly cyber?: Discipline | undefined;
}

export interface Sport {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly icon: string;
  readonly prematchCount: number;
  readonly liveCount: number;
  /** Races and votes: no sides, never live, in no list of several sports. */
  readonly isContest?: boolean | undefined;
  /** Markets that its rows can show; undefined if the platform does not say. */
  readonly rowMarkets?: readonly RowMarketKind[] | undefined;
  readonly competitions: readonly Competition[];
}

/** A part or count of an event with its own markets: a half, a set, corners, cards. */
export interface SubEvent {
  readonly key: string;
  readonly name: string;
}

/** A part of the markets of an event: all, main, totals, halves … */
export interface MarketGroup {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

export type IncidentKind =
  | 'goal'
  | 'own_goal'
  | 'penalty'
  | 'yellow'
  | 'red'
  | 'corner'
  | 'substitution'
  | 'period'
  | 'point'
  | 'game'
  | 'set'
  | 'timeout'
  | 'shot'
  | 'attack'
  | 'var'
  | 'info'
  | 'wicket'
  | 'knockdown';

export interface Incident {
  readonly id: number;
  readonly kind: IncidentKind;
  readonly team: 0 | 1 | 2;
  readonly minute: number;
  readonly second: number;
  /** Shown instead of the minute: the ball of an over, the half of an inning. */
  readonly moment?: string;
  readonly text: string;
  readonly score: Pair;
  /** Player of the incident, if known. */
  readonly player?: Player | undefined;
  /** The substituted player. */
  readonly playerOff?: Player | undefined;
}

/** A player of a line-up with the shirt number, or a named player if no line-up is known. */
export interface Player {
  readonly number?: number | undefined;
  readonly name: string;
}

/** Returns the customary name of an event. */
export function eventName(event: Pick<SportEvent, 'home' | 'away' | 'outright'>): string {
  return event.outright?.name ?? `${event.home.name} – ${event.away.name}`;
}
