import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';

/** Requirement of a responsible-gambling profile for a plugin. */
interface PluginDemand {
  readonly plugin: string;
  /** The feature that is lost; completes "switches off …". */
  readonly what: string;
}

/** Requirement for a value. */
interface ValueDemand {
  readonly path: string;
  /** The fault if it is not met; completes the path. */
  readonly what: string;
  readonly isMet: (configuration: SiteConfiguration) => boolean;
  /** An omitted value is reported as a note, not as a fault. */
  readonly mayBeLeftOut?: true;
}

export interface ProfileDemands {
  readonly plugins: readonly PluginDemand[];
  readonly values: readonly ValueDemand[];
  /** Plugins whose guards stay on. */
  readonly guardedBy: readonly string[];
}

const longestIdleMinutes = 30;
const adultAge = 18;

const strict: ProfileDemands = {
  plugins: [
    { plugin: 'limits', what: 'the clock of the gaming session, limits and reality checks' },
    { plugin: 'identity', what: 'the proof of age and identity before money comes in' },
    { plugin: 'notices', what: 'the question of age and the sign-off of who does nothing' },
    { plugin: 'access', what: 'blocks, bans and the agreement to changed terms' },
  ],
  values: [
    {
      path: 'site.minAge',
      what: `is below ${adultAge}`,
      isMet: ({ site }) => site.minAge >= adultAge,
    },
    {
      path: 'site.isAutoLogoffEnable',
      what: 'lets people stay signed in who do nothing; set it to true',
      isMet: ({ site }) => site.isAutoLogoffEnable,
    },
    {
      path: 'site.autoLogoffInactiveMinutes',
      what: `is more than ${longestIdleMinutes} minutes`,
      isMet: ({ site }) =>
        !site.isAutoLogoffEnable || site.autoLogoffInactiveMinutes <= longestIdleMinutes,
    },
    {
      path: 'site.responsibleGamblingLogoIds',
      what: 'shows no mark of responsible gambling; name one of brand.responsibleGamblingLogos',
      isMet: ({ site }) => site.responsibleGamblingLogoIds.length > 0,
    },
    {
      path: 'brand.licence.number',
      what: 'is empty: say under which licence the brand runs',
      isMet: ({ brand }) => brand.licence.number !== '',
      mayBeLeftOut: true,
    },
  ],
  guardedBy: ['access'],
};

const none: ProfileDemands = { plugins: [], values: [], guardedBy: [] };

/** Figures and their sources: specification 2, RTS 13C and 14A, GLI-33 (30 minutes). */
export const profileDemands: Readonly<Record<SiteConfiguration['rgProfile'], ProfileDemands>> = {
  strict,
  de: strict,
  standard: none,
  light: none,
};
