export type ProtectionProfile = 'strict' | 'standard' | 'light';

/** The figures of a profile; each with where it comes from. */
export interface ProtectionRules {
  /** How long a looser limit waits. GLI-33 (24 h); specification 2, section 9 (86,400 s). */
  readonly looserAfterS: number;
  /** After that the person has to ask for it once more. RTS 12; B08. */
  readonly isLooserAskedAgain: boolean;
  /** How long that question stands; unanswered means no. */
  readonly questionLifeS: number;
  /** Default minutes between reality checks, if the person chose none; undefined: none. RTS 13B. */
  readonly realityCheckMinutes: number | undefined;
}

const dayS = 86_400;

export const protectionRules: Readonly<Record<ProtectionProfile, ProtectionRules>> = {
  strict: {
    looserAfterS: dayS,
    isLooserAskedAgain: true,
    questionLifeS: 7 * dayS,
    realityCheckMinutes: 60,
  },
  standard: {
    looserAfterS: dayS,
    isLooserAskedAgain: true,
    questionLifeS: 30 * dayS,
    realityCheckMinutes: undefined,
  },
  light: {
    looserAfterS: dayS,
    isLooserAskedAgain: false,
    questionLifeS: 0,
    realityCheckMinutes: undefined,
  },
};
