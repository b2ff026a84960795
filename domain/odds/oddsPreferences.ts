import { formatExactOdds, formatOdds, formatTotalOdds } from './formatOdds.ts';
import type { Odds } from './Odds.ts';
import {
  appViewTypeId,
  appViewTypeOf,
  isAppViewTypeId,
  isOddsFormatId,
  oddsFormatId,
  oddsFormatIn,
  oddsFormatOf,
  type AppViewType,
  type OddsFormat,
} from './OddsFormat.ts';

/** Cookies of the odds preferences. */
type OddsCookie = 'app_view_type' | 'coef_view';

/** A preference, in the shape that the core stores. */
interface Preference<Value> {
  readonly cookie: OddsCookie;
  readonly first: Value;
  readonly read: (stored: unknown) => Value | undefined;
  readonly write: (value: Value) => number | boolean;
}

/** The preferences of the core. */
interface Preferences {
  readonly get: <Value>(preference: Preference<Value>) => Value;
}

/** Services that decide the notation of odds. */
interface Page {
  readonly preferences: Preferences;
  readonly environment: { readonly language: string };
}

/** Formats odds as the person prefers them. */
export interface OddsWriter {
  readonly price: (odds: Odds) => string;
  /** Total of an accumulator alone, for announcements. Three places if decimal. */
  readonly total: (odds: Odds) => string;
  /** With the exact decimal odds beside them if the format may round: for bets. */
  readonly exactPrice: (odds: Odds) => string;
  /** The same for the total of an accumulator, which has three places if decimal. */
  readonly exactTotal: (odds: Odds) => string;
}

/** The chosen list layout. */
export const appViewTypePreference: Preference<AppViewType> = {
  cookie: 'app_view_type',
  first: 'european',
  read: (stored) => (isAppViewTypeId(stored) ? appViewTypeOf(stored) : undefined),
  write: appViewTypeId,
};

/** The person's odds format. Read it by `oddsFormatFor`: the list layout may not offer it. */
export const oddsFormatPreference: Preference<OddsFormat> = {
  cookie: 'coef_view',
  first: 'decimal',
  read: (stored) => (isOddsFormatId(stored) ? oddsFormatOf(stored) : undefined),
  write: oddsFormatId,
};

/** The format in which the person reads odds. */
export function oddsFormatFor(preferences: Preferences): OddsFormat {
  return oddsFormatIn(
    preferences.get(appViewTypePreference),
    preferences.get(oddsFormatPreference),
  );
}

/**
 * Creates the formatter of odds. Call it inside an observer, so that a change of format re-renders.
 */
export function oddsWriterFor({ preferences, environment }: Page): OddsWriter {
  const format = oddsFormatFor(preferences);
  const { language } = environment;
  return {
    price: (odds) => formatOdds(odds, format, language),
    total: (odds) => formatTotalOdds(odds, format, language),
    exactPrice: (odds) => formatExactOdds(odds, format, language),
    exactTotal: (odds) => formatExactOdds(odds, format, language, true),
  };
}
