import type { ImportedEvent } from '../world/World.ts';

/** A match as its file has it, before its date is moved. */
export interface SourceMatch {
  readonly family: 'football-data' | 'openfootball';
  readonly competition: string;
  readonly countryName: string;
  readonly countryIso: string;
  /** ISO day of the source: 2018-08-11. */
  readonly day: string;
  /** Minutes after midnight, undefined when the source does not say. */
  readonly kickOffMin: number | undefined;
  readonly round: string | undefined;
  readonly home: string;
  readonly away: string;
  readonly odds: NonNullable<ImportedEvent['odds']> | undefined;
  readonly result: NonNullable<ImportedEvent['result']> | undefined;
}

/** What makes two rows the same match: never the file's name, never the shifted date. */
export function keyOfMatch(match: SourceMatch): string {
  return [match.family, match.competition, match.day, match.home, match.away].join('|');
}
