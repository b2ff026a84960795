/** Grade of an account's protection. */
export type ProtectionGrade = 'none' | 'bad' | 'normal' | 'good' | 'full';

export const protections = ['two_step', 'email', 'phone'] as const;
export type ProtectionId = (typeof protections)[number];

/** Generated password that must be replaced. */
export interface FirstSecret {
  /** Epoch seconds after which deposits, bets and bonuses are closed. */
  readonly untilS: number;
  /** Whether the person has signed in since the registration. */
  readonly isDue: boolean;
}

export interface Protection {
  /** Percent; undefined when the platform sends none. */
  readonly level: number | undefined;
  readonly rows: readonly {
    readonly id: ProtectionId;
    readonly points: number;
    readonly isDone: boolean;
  }[];
  readonly isTwoStepOn: boolean;
  /** Whether a second factor or a passkey is set up. */
  readonly hasFactor: boolean;
  readonly codesLeft: number;
  /** Whether the person has confirmed that the recovery codes are saved. */
  readonly hasSavedCodes: boolean;
  /** Whether the person signed in without the app and must set up another one. */
  readonly bindsAnew: boolean;
  /** False when the account came from a social provider and no password was set. */
  readonly hasPassword: boolean;
  /** Full days since the last change of the password; undefined without a change. */
  readonly passwordAgeDays: number | undefined;
  /** Whether the password of the last sign-in is in a list of leaked ones. */
  readonly isPasswordKnown: boolean;
  /**
   * Defined while the platform's generated password is neither replaced by an own one nor by a
   * passkey.
   */
  readonly firstSecret: FirstSecret | undefined;
  /** Whether a new device waits for confirmation by e-mail. */
  readonly isEmailAuthOn: boolean;
  /** Whether a confirmed e-mail address exists, which that needs. */
  readonly canTurnOnEmailAuth: boolean;
}

export const ways = [
  'password',
  'phone',
  'sms',
  'link',
  'provider',
  'passkey',
  'registration',
  'qr',
] as const;

/** Device and country of a visit. */
export interface Device {
  /** Names of browser and system; empty when unknown. */
  readonly browser: string;
  readonly system: string;
  readonly isHandheld: boolean;
  /** ISO 3166, or empty. */
  readonly country: string;
}

/** Device, country and method of a sign-in. */
export interface Origin extends Device {
  readonly way: (typeof ways)[number] | undefined;
}

/** Open session of the account. */
export interface OpenSession extends Origin {
  readonly id: string;
  readonly beganAtS: number;
  readonly lastAtS: number;
  readonly isThis: boolean;
}

/** Sign-in, or an attempt with a wrong password. */
export interface SignInEntry extends Origin {
  readonly atS: number;
  readonly isRight: boolean;
}

/** Authenticator app during its setup. */
export interface TotpSetup {
  readonly secret: string;
  /** `otpauth:` address for the app. */
  readonly uri: string;
}
