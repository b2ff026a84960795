/** Profiles of responsible gambling: three of the house, and one of a state as an example. */
export type ProtectionProfile = 'strict' | 'standard' | 'light' | 'de';

/** The figures of a profile; `profileSources.ts` says where each comes from. */
export interface ProtectionRules {
  /** How long a looser limit waits. */
  readonly looserAfterS: number;
  /** After that the person has to ask for it once more. */
  readonly isLooserAskedAgain: boolean;
  /** How long that question stands; unanswered means no. */
  readonly questionLifeS: number;
  /** Questions are to be answered before a looser limit is even asked for. */
  readonly hasQuestions: boolean;
  /** Default minutes between reality checks, if the person chose none; undefined: none. */
  readonly realityCheckMinutes: number | undefined;
  /** A person may end the reality checks of a session. */
  readonly mayEndRealityChecks: boolean;
  /** Days after which the person is asked to look at the account and its transactions. */
  readonly reviewEveryDays: number;
  /** Days after which a person without a deposit limit is offered one again. */
  readonly offerLimitEveryDays: number;
  /** How long a decided end of an exclusion waits. */
  readonly exclusionEndsAfterS: { readonly definite: number; readonly indefinite: number };
  /**
   * How long an exclusion goes on once its time is over and the person has asked to come back;
   * undefined where it ends by itself.
   */
  readonly returnAfterS: number | undefined;
  /**
   * Largest total of deposits in a month, in euro minor units, whatever limits the person has set;
   * undefined where the profile has no such maximum.
   */
  readonly mostDepositEuroMinor: number | undefined;
}

const hourS = 3600;
const dayS = 24 * hourS;

const strict: ProtectionRules = {
  looserAfterS: dayS,
  isLooserAskedAgain: true,
  questionLifeS: 7 * dayS,
  hasQuestions: true,
  realityCheckMinutes: 60,
  mayEndRealityChecks: false,
  reviewEveryDays: 182,
  offerLimitEveryDays: 365,
  exclusionEndsAfterS: { definite: dayS, indefinite: 7 * dayS },
  returnAfterS: dayS,
  mostDepositEuroMinor: undefined,
};

export const protectionRules: Readonly<Record<ProtectionProfile, ProtectionRules>> = {
  strict,
  standard: {
    ...strict,
    questionLifeS: 30 * dayS,
    hasQuestions: false,
    realityCheckMinutes: undefined,
    returnAfterS: undefined,
    mayEndRealityChecks: true,
  },
  light: {
    ...strict,
    isLooserAskedAgain: false,
    questionLifeS: 0,
    hasQuestions: false,
    realityCheckMinutes: undefined,
    returnAfterS: undefined,
    mayEndRealityChecks: true,
  },
  de: {
    ...strict,
    looserAfterS: 7 * dayS,
    exclusionEndsAfterS: { definite: 7 * dayS, indefinite: 7 * dayS },
    returnAfterS: 7 * dayS,
    mostDepositEuroMinor: 1000_00,
  },
};

/** For a person who plays at brands of several profiles: of each figure the strictest. */
export function strictestRules(profiles: readonly ProtectionProfile[]): ProtectionRules {
  return profiles
    .map((profile) => protectionRules[profile])
    .reduce(stricter, profiles.length === 0 ? protectionRules.strict : protectionRules.light);
}

function stricter(one: ProtectionRules, other: ProtectionRules): ProtectionRules {
  const ends = [one.exclusionEndsAfterS, other.exclusionEndsAfterS];
  return {
    looserAfterS: Math.max(one.looserAfterS, other.looserAfterS),
    isLooserAskedAgain: one.isLooserAskedAgain || other.isLooserAskedAgain,
    questionLifeS: shorterQuestion(one, other),
    hasQuestions: one.hasQuestions || other.hasQuestions,
    realityCheckMinutes: least(one.realityCheckMinutes, other.realityCheckMinutes),
    mayEndRealityChecks: one.mayEndRealityChecks && other.mayEndRealityChecks,
    reviewEveryDays: Math.min(one.reviewEveryDays, other.reviewEveryDays),
    offerLimitEveryDays: Math.min(one.offerLimitEveryDays, other.offerLimitEveryDays),
    exclusionEndsAfterS: {
      definite: Math.max(...ends.map(({ definite }) => definite)),
      indefinite: Math.max(...ends.map(({ indefinite }) => indefinite)),
    },
    returnAfterS: most(one.returnAfterS, other.returnAfterS),
    mostDepositEuroMinor: least(one.mostDepositEuroMinor, other.mostDepositEuroMinor),
  };
}

/** Of the profiles that ask once more, the one whose question is dropped first. */
function shorterQuestion(one: ProtectionRules, other: ProtectionRules): number {
  const lives = [one, other].flatMap(({ isLooserAskedAgain, questionLifeS }) =>
    isLooserAskedAgain ? [questionLifeS] : [],
  );
  return lives.length === 0 ? 0 : Math.min(...lives);
}

function least(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

function most(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}
