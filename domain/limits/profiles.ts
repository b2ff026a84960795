/** Profiles of responsible gambling: three defaults, and one of a state as an example. */
export type ProtectionProfile = 'strict' | 'standard' | 'light' | 'de';

/** The figures of a profile; their sources are in `profileSources.ts`. */
export interface ProtectionRules {
  /** Delay of a looser limit. */
  readonly looserAfterS: number;
  /** Whether the person has to confirm it after that delay. */
  readonly isLooserAskedAgain: boolean;
  /** Lifetime of that question; unanswered means no. */
  readonly questionLifeS: number;
  /** Whether questions must be answered before a looser limit can be requested. */
  readonly hasQuestions: boolean;
  /** Default minutes between reality checks, if the person has chosen none; undefined: none. */
  readonly realityCheckMinutes: number | undefined;
  /** Whether a person may end the reality checks of a session. */
  readonly mayEndRealityChecks: boolean;
  /** Days after which the person is asked to review the account and its transactions. */
  readonly reviewEveryDays: number;
  /** Days after which a person without a deposit limit is offered one again. */
  readonly offerLimitEveryDays: number;
  /** Delay of a decided end of an exclusion. */
  readonly exclusionEndsAfterS: { readonly definite: number; readonly indefinite: number };
  /**
   * Further duration of an exclusion after its time is over and the person has asked to return;
   * undefined if it ends automatically.
   */
  readonly returnAfterS: number | undefined;
  /**
   * Maximum total of deposits in a month, in euro minor units, whatever limits the person has set;
   * undefined if the profile has none.
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

/** The strictest of each figure, for a person who plays at brands of several profiles. */
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

/** Returns the shorter lifetime of the question among profiles that ask it, in s; else 0. */
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
