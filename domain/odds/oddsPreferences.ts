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

/** Cookies of what the person chose for odds. */
type OddsCookie = 'app_view_type' | 'coef_view';

/** A choice of the person in the shape in which the core keeps one. */
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

/** What of the page decides how prices are written. */
interface Page {
  readonly preferences: Preferences;
  readonly environment: { readonly language: string };
}

/** Writes prices as the person reads them. */
export interface OddsWriter {
  readonly price: (odds: Odds) => string;
  /** Total of an accumulator, alone: for what is spoken. Three places when decimal. */
  readonly total: (odds: Odds) => string;
  /** With the exact decimal price beside them where the format may round: for bets. */
  readonly exactPrice: (odds: Odds) => string;
  /** So is the total of an accumulator, which has three places when decimal. */
  readonly exactTotal: (odds: Odds) => string;
}

/** The layout of lists that the person has chosen. */
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

/** Writes prices for the person. Call it inside an observer: a change of the format repaints. */
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
