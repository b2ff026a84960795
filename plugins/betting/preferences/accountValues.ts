import type { CoreServices, Preferences } from '#core';
import type { MultiStore } from '../multi/MultiStore.ts';
import {
  accountPreferences,
  corePreferences,
  type AccountPreference,
  type ChoiceValue,
  type CorePreference,
} from './preferencesFromWire.ts';

/** What travels with the account besides the options of lists. */
export type ValueChoice = CorePreference | AccountPreference | 'multiEvents';

/** A choice of this browser, wherever it is kept. */
interface AccountValue {
  readonly read: () => ChoiceValue;
  readonly write: (value: ChoiceValue) => void;
  /** Of people who chose nothing. */
  readonly first: ChoiceValue;
}

/** In the order in which they are taken over: the view decides the formats of odds. */
export const valueChoices: readonly ValueChoice[] = [
  ...corePreferences,
  ...(Object.keys(accountPreferences) as AccountPreference[]),
  'multiEvents',
];

export function accountValues({
  preferences,
  config,
  multi,
}: Pick<CoreServices, 'preferences' | 'config'> & {
  readonly multi: Pick<MultiStore, 'eventIds' | 'choose'>;
}): Readonly<Record<ValueChoice, AccountValue>> {
  const core = <Key extends CorePreference>(key: Key, first: Preferences[Key]): AccountValue => ({
    read: () => preferences[key],
    // Read from the wire, or by `read`: it is a value of this preference.
    write: (value) => preferences.set(key, value as Preferences[Key]),
    first,
  });
  const ofPlugin = (key: AccountPreference): AccountValue => ({
    read: () => preferences.get(accountPreferences[key]),
    write: (value) => preferences.choose(accountPreferences[key], value),
    first: accountPreferences[key].first,
  });
  return {
    theme: core('theme', config.theme.mode),
    fontSize: core('fontSize', 0),
    isHighAccess: core('isHighAccess', false),
    timeZoneOffsetMin: core('timeZoneOffsetMin', config.timeZone * 60),
    is12h: core('is12h', false),
    appViewType: ofPlugin('appViewType'),
    oddsFormat: ofPlugin('oddsFormat'),
    isFullMarketNames: ofPlugin('isFullMarketNames'),
    isGroupByCountry: ofPlugin('isGroupByCountry'),
    multiEvents: {
      read: () => multi.eventIds,
      write: (value) => multi.choose(Array.isArray(value) ? value.map(Number) : []),
      first: [],
    },
  };
}
