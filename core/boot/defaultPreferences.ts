import type { SiteConfiguration } from '../config/SiteConfiguration.ts';
import type { PreferenceValues } from '../services/CoreServices.ts';

/** What holds for people who chose nothing: the brand's theme and zone, European lists with decimal odds, both columns. */
export function defaultPreferences(configuration: SiteConfiguration): PreferenceValues {
  return {
    theme: configuration.theme.mode,
    oddsFormat: 0,
    appViewType: 0,
    isFullMarketNames: false,
    isGroupByCountry: true,
    isStartColumnHidden: false,
    isEndColumnHidden: false,
    timeZoneOffsetMin: configuration.timeZone * 60,
    is12h: false,
    isCalm: false,
    announcements: 'own',
    isHighAccess: false,
    isLight: false,
    fontSize: 0,
  };
}
