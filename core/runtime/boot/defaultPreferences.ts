import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { PreferenceValues } from '../preferences/Preferences.ts';

/** Preferences of people who chose nothing: theme and time zone of the brand, both columns. */
export function defaultPreferences(configuration: SiteConfiguration): PreferenceValues {
  return {
    theme: configuration.theme.mode,
    isStartColumnHidden: false,
    isEndColumnHidden: false,
    timeZoneOffsetMin: configuration.timeZone * 60,
    is12h: false,
    arePricesPaused: false,
    announcements: 'own',
    isHighAccess: false,
    isLight: false,
    fontSize: 0,
  };
}
