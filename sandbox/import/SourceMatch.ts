import type { ImportedEvent } from '../world/ImportedEvent.ts';

/** A league or a tournament. */
export interface SourceCompetition {
  readonly sportId: number;
  readonly name: string;
  readonly countryName: string;
  readonly countryIso: string;
  readonly isTop: boolean;
  readonly rank?: number;
}

/** Prices of a file in thousandths, by market. */
export type SourceOdds = NonNullable<ImportedEvent['odds']>;
export type SourceChances = NonNullable<ImportedEvent['chances']>;

/** A match as its files have it, before its date is moved. */
export interface SourceMatch {
  /** Where it was read: a rejection of the whole match names it. */
  readonly file: string;
  readonly row: number;
  /** How many rows of that file say it; 1 unless it says otherwise. */
  readonly rows?: number;
  /** Rows of other files that say more of it. */
  readonly also?: readonly { readonly file: string; readonly rows: number }[];
  readonly family: string;
  /** What of the row is no use, although the match is taken. */
  readonly notes?: readonly string[];
  readonly competition: SourceCompetition;
  /** Its name: 2018/19 or 2018. */
  readonly season?: string | undefined;
  /** ISO day of the source: 2018-08-11. */
  readonly day: string;
  /** Minutes after midnight. */
  readonly kickOffMin?: number | undefined;
  /** Time zone of the kick-off; UTC without one. */
  readonly zone?: string | undefined;
  readonly round?: string | undefined;
  /** Letter of the group in which it counts. */
  readonly group?: string | undefined;
  /** By the names that are shown, not by those of the file. */
  readonly home: string;
  readonly away: string;
  /** Of two matches of the same teams on one day, 1 and 2; else 0. */
  readonly number?: number;
  /** Opening prices. */
  readonly odds?: SourceOdds | undefined;
  /** Prices at the start. */
  readonly closingOdds?: SourceOdds | undefined;
  readonly chances?: SourceChances | undefined;
  /** The chances follow from results. */
  readonly isRated?: true;
  /** Of the match that an earlier import brought. */
  readonly knownKey?: string;
  readonly result?: ImportedEvent['result'];
  /** How it was decided after an even score. */
  readonly extra?: ImportedEvent['extra'];
  readonly winner?: 1 | 2 | undefined;
  readonly retired?: 1 | 2 | undefined;
  readonly fate?: ImportedEvent['fate'];
  readonly course?: ImportedEvent['course'];
}

/** What makes two rows of one competition. */
export function competitionKeyOf({ competition }: Pick<SourceMatch, 'competition'>): string {
  return `${competition.sportId}|${competition.countryIso}|${competition.name}`;
}

/** What makes two rows the same match: never the file's name, its family or the shifted date. */
export function keyOfMatch(match: SourceMatch): string {
  const { day, home, away, number = 0, knownKey } = match;
  if (knownKey !== undefined) return knownKey;
  return [competitionKeyOf(match), day, home, away, ...(number === 0 ? [] : [number])].join('|');
}
