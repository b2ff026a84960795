/** How well an account is protected. */
export type ProtectionGrade = 'none' | 'bad' | 'normal' | 'good' | 'full';

export const protections = ['two_step', 'email', 'phone'] as const;
export type ProtectionId = (typeof protections)[number];

/** A password that has to be replaced. */
export interface FirstSecret {
  /** From then on deposits, bets and bonuses are closed. */
  readonly untilS: number;
  /** The person has signed in since the registration. */
  readonly isDue: boolean;
}

export interface Protection {
  /** Percent; undefined where the platform tells none. */
  readonly level: number | undefined;
  readonly rows: readonly {
    readonly id: ProtectionId;
    readonly points: number;
    readonly isDone: boolean;
  }[];
  readonly isTwoStepOn: boolean;
  /** A second factor or a passkey is bound. */
  readonly hasFactor: boolean;
  readonly codesLeft: number;
  /** The person has said that the recovery codes are saved. */
  readonly hasSavedCodes: boolean;
  /** The person came in without the app: another one is to be bound. */
  readonly bindsAnew: boolean;
  /** False where the account came from a provider and no password was set. */
  readonly hasPassword: boolean;
  /** Whole days since the person changed the password; undefined where they never did. */
  readonly passwordAgeDays: number | undefined;
  /** Leaks have the password of the last sign-in. */
  readonly isPasswordKnown: boolean;
  /** The platform made the password; undefined once an own one or a passkey has taken its place. */
  readonly firstSecret: FirstSecret | undefined;
  /** A new device waits for a press in a letter. */
  readonly isEmailAuthOn: boolean;
  /** An address is confirmed to which to write. */
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

/** What somebody came with, and whence. */
export interface Device {
  /** Names of browser and system; empty where they are not known. */
  readonly browser: string;
  readonly system: string;
  readonly isHandheld: boolean;
  /** ISO 3166, or empty. */
  readonly country: string;
}

/** Whence and how somebody came. */
export interface Origin extends Device {
  readonly way: (typeof ways)[number] | undefined;
}

/** A place where the account is signed in. */
export interface OpenSession extends Origin {
  readonly id: string;
  readonly beganAtS: number;
  readonly lastAtS: number;
  readonly isThis: boolean;
}

/** A sign-in, or a try with a wrong password. */
export interface SignInEntry extends Origin {
  readonly atS: number;
  readonly isRight: boolean;
}

/** An app that is being set up. */
export interface TotpSetup {
  readonly secret: string;
  /** `otpauth:` address for the app. */
  readonly uri: string;
}
