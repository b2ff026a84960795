/** Profiles of responsible gambling: three generic ones, and one of a state as an example. */
export type ProtectionProfile = 'strict' | 'standard' | 'light' | 'de';

/** Figures of a profile; `profileSources.ts` has the source of each. */
export interface ProtectionRules {
  /** Waiting time of a looser limit. */
  readonly looserAfterS: number;
  /** After the waiting time the person must confirm the looser limit. */
  readonly isLooserAskedAgain: boolean;
  /** Time to confirm; without an answer the looser limit is dropped. */
  readonly questionLifeS: number;
  /** Questions must be answered before a looser limit can be requested. */
  readonly hasQuestions: boolean;
  /** Default minutes between reality checks, if the person chose none; undefined: none. */
  readonly realityCheckMinutes: number | undefined;
  /** A person may end the reality checks of a session. */
  readonly mayEndRealityChecks: boolean;
  /** Days between two requests to review the account and its transactions. */
  readonly reviewEveryDays: number;
  /** Days after which a person without a deposit limit is offered one again. */
  readonly offerLimitEveryDays: number;
  /** Waiting time before an exclusion ends early, once the operator has agreed. */
  readonly exclusionEndsAfterS: { readonly definite: number; readonly indefinite: number };
  /**
   * How long an expired exclusion continues after the person has asked to come back; undefined if
   * it ends by itself.
   */
  readonly returnAfterS: number | undefined;
  /**
   * Largest total of deposits in a month, in euro minor units, whatever limits the person has set;
   * undefined if the profile has no such maximum.
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

/**
 * Rules for a person who plays at brands of several profiles: the strictest value of each figure.
 */
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

/** Shortest time to confirm of the profiles that ask for confirmation. */
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
