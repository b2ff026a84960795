import { gameRules, type GameRules } from './gameRules.ts';
import { protectionRules, type ProtectionProfile, type ProtectionRules } from './profiles.ts';

/** A figure of a profile as shown to an operator. */
export interface SourcedFigure {
  readonly rule: keyof ProtectionRules;
  readonly value: ProtectionRules[keyof ProtectionRules];
  readonly source: string;
}

/**
 * Source of each figure, unless a profile has a source of its own. [R]: recalled; check the source
 * before quoting it.
 */
const sources: Readonly<Record<keyof ProtectionRules, string>> = {
  looserAfterS: 'GLI-33 (24 h notice) [R]; specification 2, section 9 (86,400 s)',
  isLooserAskedAgain: 'RTS 12D; 205 CMR 255.03 (a new positive act)',
  questionLifeS: 'the house: silence means no',
  hasQuestions: 'specification 2, section 7 (questions and tokenGuid)',
  realityCheckMinutes: 'RTS 13B [R]; the house (60 minutes where none was chosen)',
  mayEndRealityChecks: 'RTS 13B (repeats until the session ends) [R]; specification 2, section 7',
  reviewEveryDays: 'RTS 12E (at least every six months)',
  offerLimitEveryDays: 'RTS 12A (at least once a year)',
  exclusionEndsAfterS: 'MGA (24 h of a definite exclusion, 7 days of an indefinite one)',
  returnAfterS:
    'LCCP 3.5.4 (once the time is over it goes on until the person asks, and for one day) [R]',
  mostDepositEuroMinor: 'no rule of a regulator',
};

/** Sources of figures that differ in one profile. */
const ownSources: Readonly<
  Partial<Record<ProtectionProfile, Partial<Record<keyof ProtectionRules, string>>>>
> = {
  standard: {
    hasQuestions: 'the house',
    mayEndRealityChecks: 'specification 2, section 7',
    returnAfterS: 'specification 2, section 9 (the days chosen)',
  },
  light: {
    isLooserAskedAgain: 'the house',
    hasQuestions: 'the house',
    mayEndRealityChecks: 'specification 2, section 7',
    returnAfterS: 'specification 2, section 9 (the days chosen)',
  },
  de: {
    looserAfterS: 'GlüStV 2021, section 6c (3) (seven days) [R]',
    exclusionEndsAfterS: 'GlüStV 2021, section 8b (3) (one week after the request)',
    returnAfterS:
      'GlüStV 2021, section 8b (1) and (3) (on request alone, one week after it); a day ends by itself: section 6i (3)',
    mostDepositEuroMinor:
      'GlüStV 2021, section 6c (1) (EUR 1,000 a calendar month; here any month, which is less)',
  },
};

/** Figures of a profile with their sources; the operator's own lawyers must confirm them. */
export function figuresOfProfile(profile: ProtectionProfile): readonly SourcedFigure[] {
  const rules = protectionRules[profile];
  return (Object.keys(sources) as (keyof ProtectionRules)[]).map((rule) => ({
    rule,
    value: rules[rule],
    source: ownSources[profile]?.[rule] ?? sources[rule],
  }));
}

/** Requirements of a profile for games, with their sources. */
export function gameFiguresOfProfile(profile: ProtectionProfile): readonly {
  readonly rule: keyof GameRules;
  readonly value: GameRules[keyof GameRules];
  readonly source: string;
}[] {
  const { shortestCycleMs, barred, mostAtOnce } = gameRules[profile];
  const isGerman = profile === 'de';
  return [
    {
      rule: 'shortestCycleMs',
      value: shortestCycleMs,
      source: isGerman
        ? 'GlüStV 2021, section 22a (five seconds; paragraph [R]); RTS 14G'
        : 'RTS 14G (casino five seconds since 17 January 2025, slots 2.5)',
    },
    {
      rule: 'barred',
      value: barred,
      source: isGerman ? 'GlüStV 2021, sections 22a (4) and 6h (1); RTS 8C, 14E' : 'RTS 8C, 14E',
    },
    {
      rule: 'mostAtOnce',
      value: mostAtOnce,
      source: isGerman ? 'GlüStV 2021, section 6h (1)' : 'RTS 14 (two games at once) [R]',
    },
  ];
}
