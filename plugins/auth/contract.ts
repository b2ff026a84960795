import {
  createCommandToken,
  createEventToken,
  createModalToken,
  createSlot,
  createToken,
  type Dispose,
  type StepReport,
} from '#core';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Ban } from '#domain/accounts/ban.ts';
import type { Right } from '#domain/accounts/rights.ts';
import type { PasswordProblem } from '#domain/accounts/passwordProblem.ts';
import type { SignInMethod } from './sign-in/signInStepPayload.ts';

/**
 * Opens the sign-in dialog over the page. Resolves with true when the person is signed in
 * afterwards, with undefined when they closed it. `reason` selects the line under the title: `bet`
 * when a bet waits for the sign-in, `page` when a page needs an account.
 */
export const signInModal = createModalToken<{ readonly reason?: 'bet' | 'page' }, boolean>(
  'auth.sign-in',
);

/** Ticket with which a sign-in continues at the second factor. */
export interface TwoStepTicket {
  readonly ticket: string;
  /** Epoch seconds. */
  readonly expiresAtS: number;
}

/** Proofs of the second step: code of an app, recovery code, or passkey. */
export const factorMethods = ['totp', 'recovery_code', 'passkey'] as const;

/** Second step that the platform requires. */
export interface TwoStepPrompt extends TwoStepTicket {
  readonly methods: readonly (typeof factorMethods)[number][];
  /** Whether the person may choose to skip the code in this browser for 30 days. */
  readonly canTrustDevice: boolean;
}

/**
 * Dialog of the second factor. All sign-in methods open it; do not open it. Resolves with undefined
 * when the person closed it.
 */
export const twoStepModal = createModalToken<TwoStepPrompt, TwoStepOutcome>('auth.two-step');

/** A step of a sign-in after which the person is in. */
export interface SignInDone {
  readonly kind: 'signed-in';
  readonly userId: number;
  readonly token: { readonly token: string; readonly expiresAtS: number };
  readonly previousSignInAtS: number | undefined;
}

/**
 * `over`: the time or the tries were used up; `new-device`: the device must be confirmed by e-mail.
 */
export type TwoStepOutcome =
  | { readonly kind: 'over' }
  | SignInDone
  | ({ readonly kind: 'new-device' } & NewDeviceTicket);

/** Ticket with which a sign-in continues while a new device waits for confirmation by e-mail. */
export interface NewDeviceTicket {
  readonly ticket: string;
  /** Masked address of the e-mail. */
  readonly sentTo: string;
  /** Epoch seconds. */
  readonly expiresAtS: number;
  /** Epoch seconds from which another e-mail may be requested. */
  readonly resendAtS: number;
}

/**
 * Dialog that waits until the device is confirmed by e-mail. All sign-in methods open it; do not
 * open it. Resolves with undefined when the person closed it, or rejected the device in the e-mail.
 */
export const newDeviceModal = createModalToken<
  NewDeviceTicket,
  { readonly kind: 'over' } | SignInDone
>('auth.new-device');

/** Prompts after a sign-in, the most urgent first. At most one of them opens. */
export const afterSignInKinds = [
  'first-secret',
  'leaked-password',
  'identity',
  'limits',
  'save-codes',
  'conversion',
  'passkey',
] as const;

/** One of `afterSignInKinds`. */
export type AfterSignInKind = (typeof afterSignInKinds)[number];

/**
 * Slot of the prompts after a sign-in: components that draw nothing and call `useAfterSignIn` of
 * `auth/ui.ts`. Loaded for signed-in people once the page has settled.
 */
export const afterSignInSlot = createSlot('auth.after-sign-in');

/**
 * Slot in the balance menu of the header, below the accounts. Its components can turn the accounts
 * into a choice by `useOfferPayingAccount` of `auth/ui.ts`.
 */
export const balanceMenuSlot = createSlot('auth.balance-menu');

/** Returns a function that opens a dialog; undefined when the prompt does not apply. */
export type AfterSignInQuestion = (userId: number) => Promise<(() => Promise<unknown>) | undefined>;

/** Queue of all prompts after a sign-in. */
export interface AfterSignIn {
  /**
   * Registers a prompt for each user who signs in from now on; when it throws, it does not apply.
   */
  readonly register: (kind: AfterSignInKind, ask: AfterSignInQuestion) => Dispose;
  /** Keeps prompts closed until disposed; for pages with content that is shown only once. */
  readonly hold: () => Dispose;
}

/** Service with the queue. Components call `useAfterSignIn` instead. */
export const afterSignInToken = createToken<AfterSignIn>('auth.after-sign-in', 1);

/**
 * Reminder with one action and a way to postpone it; resolves with true when the action was chosen.
 * For prompts of `afterSignInSlot`; all texts are already translated.
 */
export const reminderModal = createModalToken<
  { readonly title: string; readonly text: string; readonly act: string },
  boolean
>('auth.reminder');

/** Distinguishes a failed connection from an error of the server. */
export { isCallFailure, readCallFailure, type CallFailure } from './failures/readCallFailure.ts';
/** Returns whether the captcha was not passed; its own dialog has already explained that. */
export { isCaptchaMissing } from './failures/readCallFailure.ts';

/**
 * Returns whether the brand offers sign-in with social providers, by the settings of this plugin.
 */
export { hasProviders } from './providers/hasProviders.ts';

/**
 * Loads the function that completes a sign-in which another plugin has begun, second steps
 * included.
 */
export const loadFinishSignIn = async () =>
  (await import('./second-factor/finishSignIn.ts')).finishSignIn;

/** Proofs of identity; `letter` is a code sent by e-mail or text. */
export const proofs = ['password', 'code', 'passkey', 'letter', 'provider'] as const;

/** Proofs that the step-up dialog asks for, before a call that needs a fresh proof of identity. */
export interface StepUpPrompt {
  /** Whether the code of the second factor is needed beside the other proof. */
  readonly needsCode: boolean;
  /** Proofs that the account supports; `provider`: signing in again at a social provider. */
  readonly proofs: readonly (typeof proofs)[number][];
}

/**
 * Dialog that asks for a fresh proof of identity; resolves with true once it was given. Calls that
 * the platform refuses with `reauth_required` open it; do not open it.
 */
export const stepUpModal = createModalToken<StepUpPrompt, boolean>('auth.step-up');

/** Input of a second-factor code; `FactorCodeField` of `auth/ui.ts` draws it. */
export interface SecondFactorCode {
  readonly text: string;
  /** Validates the code before it is sent; false when the field shows a problem. */
  readonly check: () => boolean;
  /** Shows at the field why the platform refused the code. */
  readonly refuse: (error: unknown) => void;
}

/** Shares one proof among all calls that wait for one. */
export interface StepUpService {
  /** Resolves with false when the person closed the dialog. */
  readonly prove: (asked: StepUpPrompt) => Promise<boolean>;
}

/** Service that asks for the proof on behalf of refused calls. */
export const stepUpToken = createToken<StepUpService>('auth.step-up', 1);

/** Dialog that confirms a sign-out; resolves with true. Others run `signOutCommand` instead. */
export const signOutModal = createModalToken<object, boolean>('auth.sign-out');

/**
 * Signs out, after a confirmation unless `isConfirmed`. Resolves with whether the person is signed
 * out.
 */
export const signOutCommand = createCommandToken<{ readonly isConfirmed?: boolean }, boolean>(
  'auth.sign-out',
);

/** Sign-in on this page (not a session restored by a reload or begun in another tab). */
export const signedInEvent = createEventToken<SignedIn>('auth.signed-in');

/** Facts of a sign-in step beyond those of every step event. */
export interface SignInStepFacts {
  readonly method: SignInMethod;
  /** Id of the social provider; `none` for other methods. */
  readonly provider: string;
}

/** Each step of a sign-in, for analytics; contains nothing that was typed. */
export const signInStepEvent = createEventToken<SignInStepFacts & StepReport>('auth.sign-in-step');

/** Payload of `signedInEvent`. */
export interface SignedIn {
  readonly userId: number;
  /** Epoch seconds of the previous sign-in. */
  readonly previousSignInAtS?: number;
}

/** `main`: own money; `bonus`: money under conditions; `currency`: another currency. */
export type AccountKind = 'main' | 'bonus' | 'currency';

/** A money account of the person. */
export interface Account {
  readonly id: number;
  readonly kind: AccountKind;
  readonly label: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly balance: { readonly minor: number; readonly currency: string };
}

/** Ban by the operator: `full`, or everything except withdrawals. */
export type { Ban };

/** Facts of the person besides the accounts. */
export interface UserFacts {
  readonly userId: number;
  readonly login: string;
  readonly name: string;
  /** Two letters for the avatar. */
  readonly initials: string;
  readonly email: string;
  readonly countryCode: string;
  readonly ban: Ban;
  readonly hasDeposit: boolean;
  readonly isVerified: boolean;
  /** Whether two fields contradict each other on verification; the stricter one applies. */
  readonly isProofContradictory: boolean;
  /** Whether bets are closed until the identity is proved. */
  readonly needsIdentityToPlay: boolean;
  readonly needsIdentification: boolean;
  readonly hasDataAfterRegistration: boolean;
  /** Whether the proof of identity brought a bonus that the person has not been told of. */
  readonly hasIdentificationBonus: boolean;
  /** Whether the account was opened by a payment. */
  readonly isPayAndPlay: boolean;
  /**
   * Whether the account was opened by a payment without phone or e-mail, so that the registration
   * must be completed.
   */
  readonly needsContact: boolean;
  /** Whether the platform reduces this person's odds: prematch, and live. */
  readonly hasCutLineOdds: boolean;
  readonly hasCutLiveOdds: boolean;
  /**
   * Rights that the operator has closed for this person, each with the reason; `RightNote` of
   * `auth/ui.ts` shows it. The platform enforces them.
   */
  readonly closedRights: Readonly<Partial<Record<Right, string>>>;
  /** Whether the person is asked to move to another operator and has not agreed yet. */
  readonly isTransferRequired: boolean;
  /** Whether the person wants the balance hidden in the header. */
  readonly isBalanceHidden: boolean;
  /** Sports that the person has hidden: prematch, and live. */
  readonly hiddenLineSportIds: readonly number[];
  readonly hiddenLiveSportIds: readonly number[];
  /** End of the self-exclusion, epoch seconds. */
  readonly excludedUntilS: number | undefined;
  /** End of a break from deposits set by the person, epoch seconds. */
  readonly depositsClosedUntilS: number | undefined;
  /** End of the pause after the daily time is used up, epoch seconds. */
  readonly sessionOverUntilS: number | undefined;
  /** Instant of the next reality check, epoch seconds. */
  readonly realityCheckAtS: number | undefined;
  /** Unconfirmed contact; the e-mail address if both are unconfirmed. */
  readonly contactToConfirm: 'email' | 'phone' | undefined;
  /** Days left to confirm a contact; 0: deposits are closed until then. */
  readonly daysToActivate: number | undefined;
}

/**
 * Accounts and facts of the signed-in person. Observable; empty for a visitor, loaded after sign-in
 * or reload, updated by the feed. Read-only: only the platform changes balances.
 */
export interface Accounts {
  readonly accounts: readonly Account[];
  /** Account that pays stakes. */
  readonly activeAccount: Account | undefined;
  readonly user: UserFacts | undefined;
  /** Whether the facts of the person are loaded. */
  readonly installation: 'waiting' | 'installed' | 'not-installed';
  /**
   * Whether deposits are closed: by a break of the person, by the operator, by a ban, or because
   * the facts of the person could not be loaded. The only condition for links to a deposit.
   */
  readonly isDepositClosed: boolean;
  readonly isLoading: boolean;
  /** Why the last load failed; undefined after a success. */
  readonly error: Error | undefined;
  readonly load: () => Promise<void>;
  /** Reloads the rights after the platform refused something; never rejects. */
  readonly checkRights: () => Promise<void>;
}

/** Service with accounts, balance and facts of the person. */
export const accountsToken = createToken<Accounts>('auth.accounts', 1);

/** Token that video players need for their stream. */
export interface VideoToken {
  /**
   * Observable; undefined for a visitor and until the first one is loaded. Renewed every 10
   * minutes.
   */
  readonly token: string | undefined;
}

/** Service with the video token of the signed-in person. */
export const videoTokenToken = createToken<VideoToken>('auth.video-token', 1);

/** Loads the check of a `return-url`, which returns a path of this site or undefined. */
export const loadReadReturnUrl = async () =>
  (await import('./redirects/readReturnUrl.ts')).readReturnUrl;

/** Loads the builder of the sign-in address that returns to the requested page. */
export const loadSignInAddress = async () =>
  (await import('./redirects/signInAddress.ts')).signInAddress;

/** Loads the check whether the person must complete the registration before this page. */
export const loadMustFinishRegistration = async () =>
  (await import('./registration/mustFinishRegistration.ts')).mustFinishRegistration;

/**
 * `known`: in a list of leaked passwords; `used`: one of the person's earlier passwords; for the
 * others see `passwordProblem`.
 */
export type NewPasswordProblem = PasswordProblem | 'known' | 'used';

/** Observable model of a new password; `NewPasswordField` of `auth/ui.ts` draws it. */
export interface NewPassword {
  readonly password: string;
  /** User-visible characters typed, and the minimum. */
  readonly length: number;
  readonly shortest: number;
  readonly isShown: boolean;
  /** Why the password is not accepted; undefined until checked, and after each change. */
  readonly problem: NewPasswordProblem | undefined;
  readonly set: (password: string) => void;
  /** Sets the minimum length once it is known, or has changed. */
  readonly setShortest: (shortest: number) => void;
  readonly show: (isShown: boolean) => void;
  /** Generates a random password and shows it. */
  readonly generate: () => void;
  /**
   * Called when the focus leaves the field: checks whether the password was leaked. Never rejects.
   */
  readonly leave: () => Promise<void>;
  /** Validates before a form is sent; false when the field shows a problem. */
  readonly check: () => boolean;
  /** Shows why the platform refused it; false when the error is about something else. */
  readonly refuse: (error: unknown) => boolean;
  /** Discards validation results, when another form asks for the password. */
  readonly settle: () => void;
  readonly forget: () => void;
}

/** Page that a sign-in link opens. */
export const tokenRoute = 'auth.token';
/** Sign-in page. */
export const loginRoute = 'auth.login';

/**
 * Page of limits, breaks and figures. This and the next routes are declared here because their
 * plugins may be removed, while links to them stay.
 */
export const responsibleRoute = 'office.responsible';
/** Security page: password, passkeys, second factor, sessions. */
export const securityRoute = 'security.centre';
/** Values of `part` in the query of that page, which scrolls to the part. */
export type SecurityPart = 'two-step' | 'passkeys' | 'password' | 'contacts';
/** Page of the identity verification. */
export const verificationRoute = 'identity.verification';
/** Loads a device that waits for approval, by the token of an e-mail. */
export const newDeviceLookEndpoint = 'auth.newDeviceLook';
/** Approves or refuses that device. */
export const decideNewDeviceEndpoint = 'auth.decideNewDevice';
/** Sign-in page of operators whose accounts are in another system. */
export const appSignInRoute = 'auth.app';
/** Page on which the person agrees or refuses to move to another operator. */
export const confirmTransferRoute = 'access.transfer';
/** Page on which changed terms are read and confirmed. */
export const confirmTermsRoute = 'access.confirm-terms';

/** Whether the person agreed to the current terms; `unknown` until the platform answers. */
export type TermsState = 'unknown' | 'agreed' | 'changed';

/** `open`: stakes and deposits allowed; `checking`: soon known; `closed`: refuse. */
export type StakingState = 'open' | 'checking' | 'closed';

/**
 * Agreement of the signed-in person to the terms of the site. Observable. Loaded every 60 s while
 * the page is visible; without an answer of the platform the last one holds.
 */
export interface Terms {
  readonly state: TermsState;
  /** Epoch seconds since when the current terms are valid, if known. */
  readonly updatedAtS: number | undefined;
  /** Check before taking stakes or deposits. Open for visitors and where no terms are asked. */
  readonly staking: StakingState;
  /** Asks the platform now; never rejects. */
  readonly check: () => Promise<void>;
  /** Agrees to the terms that were shown, given by their time; rejects with HttpError. */
  readonly confirm: (seenAtS: number) => Promise<void>;
  /** For the recovery of calls: the platform refused one because of the terms. */
  readonly noteRefusal: () => void;
}

/**
 * The terms of the site or its privacy notice, to be read over the page. Where the plugin is off
 * there are none.
 */
export const termsTextModal = createModalToken<{ readonly document?: 'privacy' }>(
  'access.terms-text',
);

/** Agreement to the terms, for whatever takes money. Given by the plugin access. */
export const termsToken = createToken<Terms>('access.terms', 1);

/** Consent of the person to functional cookies, stored values and scripts. */
export interface FunctionalConsent {
  /** Runs once: now, or when the person agrees; never if disposed before. */
  readonly whenAllowed: (category: 'functionality', run: () => void) => Dispose;
}

/** Texts and route with which other plugins show bets. */
export interface BetWords {
  /** Route of the page of a bet; its parameter `bet` is the bet's number. */
  readonly route: string;
  /** Returns the name of a bet with several selections: its type and their count. */
  readonly nameOf: (bet: Pick<Bet, 'type' | 'selections'>) => string;
}

/** Notices of settled bets: whether the person wants them, and their texts. */
export interface BetNotices {
  /** Observable. */
  readonly areWanted: boolean;
  /** Loads the texts of the notices. */
  readonly loadWords: () => Promise<BetWords>;
}

/** Given by the plugin that takes bets; a site may be without one. */
export const betNoticesToken = createToken<BetNotices>('auth.bet-notices', 1);

/** Selections that a sign-out leaves in the coupon. */
export interface KeptSelections {
  /** Observable. */
  readonly count: number;
}

/** Given by the plugin that takes bets; a site may be without one. */
export const keptSelectionsToken = createToken<KeptSelections>('auth.kept-selections', 1);

/** Given by the plugin that keeps the consent of the person; a site may be without one. */
export const functionalConsentToken = createToken<FunctionalConsent>('auth.functional-consent', 1);

/** Replaces a one-time token in the address; the token's route accepts it. */
export const spentToken = 'sign-in-by-a-one-time-link';
