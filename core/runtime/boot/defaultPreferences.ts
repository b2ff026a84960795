import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { PreferenceValues } from '../preferences/Preferences.ts';

/** What holds for people who chose nothing: the brand's theme and zone, European lists with decimal odds, both columns. */
export function defaultPreferences(configuration: SiteConfiguration): PreferenceValues {
  return {
    theme: configuration.theme.mode,
    oddsFormat: 'decimal',
    appViewType: 'european',
    isFullMarketNames: false,
    isGroupByCountry: true,
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
