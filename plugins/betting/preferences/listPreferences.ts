import { onOff, type Preference, type Preferences } from '#core';
import {
  appViewTypePreference,
  oddsFormatFor,
  oddsFormatPreference,
} from '#domain/odds/oddsPreferences.ts';
import type { AppViewType } from '#domain/odds/OddsFormat.ts';

/** Columns of lists carry whole words and not 1, X, 2. */
export const fullMarketNames: Preference<boolean> = {
  cookie: 'markets_name_type',
  first: false,
  ...onOff,
};

/** The tree has countries between sports and competitions. */
export const groupByCountry: Preference<boolean> = {
  cookie: 'isChampsGroupedByCountry',
  first: true,
  ...onOff,
};

/** Chooses the layout of lists; a format of odds that it does not offer is replaced by decimal. */
export function chooseAppViewType(preferences: Preferences, view: AppViewType): void {
  preferences.choose(appViewTypePreference, view);
  const format = oddsFormatFor(preferences);
  if (format !== preferences.get(oddsFormatPreference))
    preferences.choose(oddsFormatPreference, format);
}
