import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { PreferenceValues } from '../preferences/Preferences.ts';

/** What holds for people who chose nothing: the brand's theme and zone, both columns. */
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
