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

/** A match as in its files, before its date is shifted. */
export interface SourceMatch {
  /** The file that it was read from, for rejections of the whole match. */
  readonly file: string;
  readonly row: number;
  /** Number of rows of that file about it; 1 by default. */
  readonly rows?: number;
  /** Other files with rows about it. */
  readonly also?: readonly { readonly file: string; readonly rows: number }[];
  readonly family: string;
  /** Unusable parts of the row of an imported match. */
  readonly notes?: readonly string[];
  readonly competition: SourceCompetition;
  /** Season name: 2018/19 or 2018. */
  readonly season?: string | undefined;
  /** ISO day of the source: 2018-08-11. */
  readonly day: string;
  /** Minutes after midnight. */
  readonly kickOffMin?: number | undefined;
  /** Time zone of the kick-off; UTC without one. */
  readonly zone?: string | undefined;
  readonly round?: string | undefined;
  /** Letter of the group whose table counts it. */
  readonly group?: string | undefined;
  /** Displayed names, not those of the file. */
  readonly home: string;
  readonly away: string;
  /** 1 and 2 for two matches of the same teams on one day; else 0. */
  readonly number?: number;
  /** Opening prices. */
  readonly odds?: SourceOdds | undefined;
  /** Prices at the start. */
  readonly closingOdds?: SourceOdds | undefined;
  readonly chances?: SourceChances | undefined;
  /** The chances derive from results. */
  readonly isRated?: true;
  /** Key of the match from an earlier import. */
  readonly knownKey?: string;
  readonly result?: ImportedEvent['result'];
  /** How it was decided after an even score. */
  readonly extra?: ImportedEvent['extra'];
  readonly winner?: 1 | 2 | undefined;
  readonly retired?: 1 | 2 | undefined;
  readonly fate?: ImportedEvent['fate'];
  readonly course?: ImportedEvent['course'];
}

/** Returns the key by which rows belong to the same competition. */
export function competitionKeyOf({ competition }: Pick<SourceMatch, 'competition'>): string {
  return `${competition.sportId}|${competition.countryIso}|${competition.name}`;
}

/**
 * Returns the key by which rows are the same match; independent of file name, family and shifted
 * date.
 */
export function keyOfMatch(match: SourceMatch): string {
  const { day, home, away, number = 0, knownKey } = match;
  if (knownKey !== undefined) return knownKey;
  return [competitionKeyOf(match), day, home, away, ...(number === 0 ? [] : [number])].join('|');
}
