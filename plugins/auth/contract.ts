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
 * afterwards, undefined when they closed it. `reason` decides the line under the title: `bet` for a
 * coupon that waits, `page` for a page that needs an account.
 */
export const signInModal = createModalToken<{ readonly reason?: 'bet' | 'page' }, boolean>(
  'auth.sign-in',
);

/** What a sign-in goes on with where the account has a second factor. */
export interface TwoStepTicket {
  readonly ticket: string;
  /** Epoch seconds. */
  readonly expiresAtS: number;
}

/** What proves the second step: the app, a code on paper, or a passkey. */
export const factorMethods = ['totp', 'recovery_code', 'passkey'] as const;

/** A second step as the platform asks for it. */
export interface TwoStepPrompt extends TwoStepTicket {
  readonly methods: readonly (typeof factorMethods)[number][];
  /** The person may wish that this browser is asked for no code for 30 days. */
  readonly canTrustDevice: boolean;
}

/**
 * Asks for the second factor. Ways of signing in open it by themselves; do not open it. Resolves
 * with undefined when the person left.
 */
export const twoStepModal = createModalToken<TwoStepPrompt, TwoStepOutcome>('auth.two-step');

/**
 * What the plugin `recovery` offers whoever has neither the app nor a code on paper. Resolves with
 * undefined when the person left, with `asked` when a request was made that takes days.
 */
export const lostFactorModal = createModalToken<TwoStepTicket, TwoStepOutcome | 'asked'>(
  'recovery.lost-factor',
);

/** A step of a sign-in after which the person is in. */
export interface SignInDone {
  readonly kind: 'signed-in';
  readonly userId: number;
  readonly token: { readonly token: string; readonly expiresAtS: number };
  readonly previousSignInAtS: number | undefined;
}

/** `over`: the time or the tries were used up; `new-device`: a letter asks once more. */
export type TwoStepOutcome =
  | { readonly kind: 'over' }
  | SignInDone
  | ({ readonly kind: 'new-device' } & NewDeviceTicket);

/** What a sign-in goes on with where a device that is new waits for a press in a letter. */
export interface NewDeviceTicket {
  readonly ticket: string;
  /** The address of the letter, not whole. */
  readonly sentTo: string;
  /** Epoch seconds. */
  readonly expiresAtS: number;
  /** Epoch seconds from which another letter may be asked for. */
  readonly resendAtS: number;
}

/**
 * Waits for the press in the letter. Ways of signing in open it by themselves; do not open it.
 * Resolves with undefined when the person left, or said in the letter that it was not they.
 */
export const newDeviceModal = createModalToken<
  NewDeviceTicket,
  { readonly kind: 'over' } | SignInDone
>('auth.new-device');

/** What may be asked after a sign-in, the most urgent first. One of them at most is. */
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
 * Who asks something after a sign-in: components that draw nothing and call `useAfterSignIn` of
 * `auth/ui.ts`. Loaded for signed-in people once the page has settled.
 */
export const afterSignInSlot = createSlot('auth.after-sign-in');

/**
 * In the menu of the balance in the header, below the accounts; who stands there can make them a
 * choice by `useOfferPayingAccount` of `auth/ui.ts`.
 */
export const balanceMenuSlot = createSlot('auth.balance-menu');

/** Opens a dialog; undefined where there is nothing to ask. */
export type AfterSignInQuestion = (userId: number) => Promise<(() => Promise<unknown>) | undefined>;

/** One queue for all that is asked after a sign-in. */
export interface AfterSignIn {
  /** For each person who is signed in from now on; what it throws counts as nothing to ask. */
  readonly register: (kind: AfterSignInKind, ask: AfterSignInQuestion) => Dispose;
  /** Until disposed of no question opens: for a page with what can be read this once only. */
  readonly hold: () => Dispose;
}

/** Service with the queue. Components call `useAfterSignIn` instead. */
export const afterSignInToken = createToken<AfterSignIn>('auth.after-sign-in', 1);

/**
 * A reminder with one act and a way to put it off; resolves with true when the act was chosen. For
 * questions of `afterSignInSlot`; all texts are translated already.
 */
export const reminderModal = createModalToken<
  { readonly title: string; readonly text: string; readonly act: string },
  boolean
>('auth.reminder');

/** Tells a connection that failed from an error of the server. */
export { isCallFailure, readCallFailure, type CallFailure } from './failures/readCallFailure.ts';
/** Tells a captcha that was not passed, of which its own dialog has spoken. */
export { isCaptchaMissing } from './failures/readCallFailure.ts';

/** Whether the brand has accounts elsewhere to sign in with, from the settings of this plugin. */
export { hasProviders } from './providers/hasProviders.ts';

/** Loads what ends a sign-in that another plugin has begun, with all that is still asked for. */
export const loadFinishSignIn = async () =>
  (await import('./second-factor/finishSignIn.ts')).finishSignIn;

/** Ways to prove who one is; `letter` is a code sent by e-mail or text. */
export const proofs = ['password', 'code', 'passkey', 'letter', 'provider'] as const;

/** What the step-up dialog asks for, before a call that needs a fresh proof of identity. */
export interface StepUpPrompt {
  /** The code of the second factor is needed beside the password. */
  readonly needsCode: boolean;
  /** The proofs that the account can give; `provider`: signing in again at a social provider. */
  readonly proofs: readonly (typeof proofs)[number][];
}

/**
 * Lets the person prove that it is they; resolves with true once they have. Calls that the platform
 * refuses with `reauth_required` open it by themselves; do not open it.
 */
export const stepUpModal = createModalToken<StepUpPrompt, boolean>('auth.step-up');

/** A code of the second factor as it is typed; `FactorCodeField` of `auth/ui.ts` draws it. */
export interface SecondFactorCode {
  readonly text: string;
  /** Checks it before it is sent; false when the field says what is missing. */
  readonly check: () => boolean;
  /** Reads why the platform refused it. */
  readonly refuse: (error: unknown) => void;
}

/** One proof for everything that waits for one. */
export interface StepUpService {
  /** Resolves with false when the person left. */
  readonly prove: (asked: StepUpPrompt) => Promise<boolean>;
}

/** Asks for the proof on behalf of refused calls, automatically. */
export const stepUpToken = createToken<StepUpService>('auth.step-up', 1);

/** Confirms a sign-out; resolves with true. Others run `signOutCommand` instead. */
export const signOutModal = createModalToken<object, boolean>('auth.sign-out');

/** Signs out after the person confirmed it. Answers whether they are signed out now. */
export const signOutCommand = createCommandToken<{ readonly isConfirmed?: boolean }, boolean>(
  'auth.sign-out',
);

/** A sign-in on this page (not a session that was restored by a reload or begun in another tab). */
export const signedInEvent = createEventToken<SignedIn>('auth.signed-in');

/** Of a step of signing in, besides what every step says. */
export interface SignInStepFacts {
  readonly method: SignInMethod;
  /** The account elsewhere, by its id; `none` for any other way. */
  readonly provider: string;
}

/** Each step of signing in, for plugins that count them; it carries nothing that was typed. */
export const signInStepEvent = createEventToken<SignInStepFacts & StepReport>('auth.sign-in-step');

/** Payload of `signedInEvent`. */
export interface SignedIn {
  readonly userId: number;
  /** Epoch seconds of the sign-in before this one. */
  readonly previousSignInAtS?: number;
}

/** `main` own money, `bonus` given under conditions, `currency` another currency. */
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

/** Whether the operator closed the site to a person: `full`, or all but withdrawals. */
export type { Ban };

/** What the site knows of the person besides the accounts. */
export interface UserFacts {
  readonly userId: number;
  readonly login: string;
  readonly name: string;
  /** Two letters for the round mark of the person. */
  readonly initials: string;
  readonly email: string;
  readonly countryCode: string;
  readonly ban: Ban;
  readonly hasDeposit: boolean;
  readonly isVerified: boolean;
  /** Two fields say opposite things of the proof; the stricter one holds. */
  readonly isProofContradictory: boolean;
  /** Bets are closed until the person has proved who they are. */
  readonly needsIdentityToPlay: boolean;
  readonly needsIdentification: boolean;
  readonly hasDataAfterRegistration: boolean;
  /** The proof of identity has brought a bonus of which the person is to be told. */
  readonly hasIdentificationBonus: boolean;
  /** The account came with a payment. */
  readonly isPayAndPlay: boolean;
  /** Opened by a payment without phone or e-mail: the registration must be completed. */
  readonly needsContact: boolean;
  /** The platform cuts the odds of this person before a match, and while it is played. */
  readonly hasCutLineOdds: boolean;
  readonly hasCutLiveOdds: boolean;
  /**
   * What the operator has closed for this person, each with the reason; `RightNote` of `auth/ui.ts`
   * says it. The platform refuses it as well.
   */
  readonly closedRights: Readonly<Partial<Record<Right, string>>>;
  /** The person is asked to move to another operator, and has not agreed. */
  readonly isTransferRequired: boolean;
  /** The person wants the balance covered in the header. */
  readonly isBalanceHidden: boolean;
  /** Sports that the person does not want to see, before and during matches. */
  readonly hiddenLineSportIds: readonly number[];
  readonly hiddenLiveSportIds: readonly number[];
  /** Until when the person has excluded themselves from play, epoch seconds. */
  readonly excludedUntilS: number | undefined;
  /** Until when the person has closed deposits, by any break of theirs, epoch seconds. */
  readonly depositsClosedUntilS: number | undefined;
  /** Until when the hours of play of today are over, epoch seconds. */
  readonly sessionOverUntilS: number | undefined;
  /** When the person is to be told how long they have played, epoch seconds. */
  readonly realityCheckAtS: number | undefined;
  /** A contact that is known and not confirmed, the address first. */
  readonly contactToConfirm: 'email' | 'phone' | undefined;
  /** Days that are left to confirm any contact; 0: deposits are closed until then. */
  readonly daysToActivate: number | undefined;
}

/**
 * Accounts and facts of the signed-in person. Observable; empty for a visitor, filled after sign-in
 * or reload, kept up to date by the feed. Only read it: balances change on the platform alone.
 */
export interface Accounts {
  readonly accounts: readonly Account[];
  /** The account from which stakes are paid. */
  readonly activeAccount: Account | undefined;
  readonly user: UserFacts | undefined;
  /** Whether the facts of the person are known. */
  readonly installation: 'waiting' | 'installed' | 'not-installed';
  /**
   * Whether nothing can be paid in: by a break of the person, by the operator, by a ban, or because
   * the facts of the person could not be had. What leads to paying in asks this and nothing else.
   */
  readonly isDepositClosed: boolean;
  readonly isLoading: boolean;
  /** Why the last load failed; undefined after a success. */
  readonly error: Error | undefined;
  readonly load: () => Promise<void>;
  /** Reads the rights again, after the platform refused something; never rejects. */
  readonly checkRights: () => Promise<void>;
}

/** Service with balance and currency, for header, coupon and office. */
export const accountsToken = createToken<Accounts>('auth.accounts', 1);

/** The token with which the players of video ask for their picture. */
export interface VideoToken {
  /** Observable; undefined for a visitor and until the first arrives. Renewed every 10 minutes. */
  readonly token: string | undefined;
}

/** Service with the video token of the signed-in person. */
export const videoTokenToken = createToken<VideoToken>('auth.video-token', 1);

/** Loads the check of a `return-url`: gives a path of this site, or undefined. */
export const loadReadReturnUrl = async () =>
  (await import('./redirects/readReturnUrl.ts')).readReturnUrl;

/** Loads the builder of the sign-in address that returns to the page wanted. */
export const loadSignInAddress = async () =>
  (await import('./redirects/signInAddress.ts')).signInAddress;

/** Loads the check whether the person must finish the registration before this page. */
export const loadMustFinishRegistration = async () =>
  (await import('./registration/mustFinishRegistration.ts')).mustFinishRegistration;

/** `known`: in a list of leaked passwords; the others are told by `passwordProblem`. */
export type NewPasswordProblem = PasswordProblem | 'known' | 'used';

/** Observable model of a new password; `NewPasswordField` of `auth/ui.ts` draws it. */
export interface NewPassword {
  readonly password: string;
  /** User-visible characters typed, and how many are needed. */
  readonly length: number;
  readonly shortest: number;
  readonly isShown: boolean;
  /** Why it cannot be taken; undefined before that is known, and after each change. */
  readonly problem: NewPasswordProblem | undefined;
  readonly set: (password: string) => void;
  /** How many characters are needed is known, or has changed. */
  readonly setShortest: (shortest: number) => void;
  readonly show: (isShown: boolean) => void;
  /** Takes one by chance and shows it. */
  readonly generate: () => void;
  /** The field was left: asks whether leaks have it. Never rejects. */
  readonly leave: () => Promise<void>;
  /** Checks it before a form is sent; false when the field says why not. */
  readonly check: () => boolean;
  /** Reads why the platform refused it; false when the error is about something else. */
  readonly refuse: (error: unknown) => boolean;
  /** Another form asks for it now: what was said of it so far is forgotten. */
  readonly settle: () => void;
  readonly forget: () => void;
}

/** Where accounts are opened; without it in the plan nothing leads there. */
export const registrationRoute = 'registration.form';
/** Registers a person who signed in through an outside provider and has no account here yet. */
export const socialRegistrationRoute = 'registration.social';
/** Opens the registration: over the page, or as a page, as the brand wants it. */
export const registerCommand = createCommandToken<object>('registration.open');

/** Where a sign-in link leads. */
export const tokenRoute = 'auth.token';
/** Where one signs in. */
export const loginRoute = 'auth.login';

/** Money of the person. Named here, as are those below, because their plugins may be missing. */
export const accountRoute = 'office.account';
/** Limits that the person has set, breaks and figures. */
export const responsibleRoute = 'office.responsible';
/** How the person comes in: password, passkeys, second factor, sessions. */
export const securityRoute = 'security.centre';
/** What `part` in the query of that page brings into view; else the page begins at its top. */
export type SecurityPart = 'two-step' | 'passkeys' | 'password' | 'contacts';
/** Proving who one is. */
export const verificationRoute = 'identity.verification';
/** Paying in; `account` in the query is the account, else it is the one that pays for bets. */
export const depositRoute = 'payments.deposit';
/** Taking money out. */
export const withdrawRoute = 'payments.withdraw';
/** What came in and went out. */
export const paymentHistoryRoute = 'payments.history';
/** Name, address and documents of the person. */
export const personalDataRoute = 'office.personal-data';
/** What a shorter registration has left out of that, one group at a time. */
export const completionRoute = 'office.completion';
/** Calls about a device that waits to be let in, by the token of a letter. */
export const newDeviceLookEndpoint = 'auth.newDeviceLook';
/** The answer to it. */
export const decideNewDeviceEndpoint = 'auth.decideNewDevice';
/** Which offers the person wants to hear of. */
export const mailingRoute = 'office.mailing';
/** How the person wants the site. */
export const settingsRoute = 'office.settings';
/** All bets of the person. */
export const historyRoute = 'office.history';
/** What is still missing after a registration. */
export const finishRegistrationRoute = 'recovery.finish-registration';
/** A new password by the link of an e-mail. */
export const passwordResetRoute = 'recovery.password-reset';
/**
 * Asks for an e-mail address and sends a link for a new password there. In the place of the sign-in
 * it leads back there, too.
 */
export const forgotPasswordModal = createModalToken<
  { readonly isInSignIn?: boolean },
  'back-to-sign-in'
>('recovery.forgot-password');
/** Where one signs in when the operator keeps the accounts elsewhere. */
export const appSignInRoute = 'auth.app';
/** Where the person answers whether they move to another operator. */
export const confirmTransferRoute = 'access.transfer';
/** Where changed terms are read and answered. */
export const confirmTermsRoute = 'access.confirm-terms';

/** Whether the person agreed to the current terms. `unknown` until the platform says. */
export type TermsState = 'unknown' | 'agreed' | 'changed';

/** `open`: stakes and deposits allowed; `checking`: soon known; `closed`: refuse. */
export type StakingState = 'open' | 'checking' | 'closed';

/**
 * The agreement of the signed-in person to the terms of the site. Observable. Asked for every 60 s
 * while the page is looked at; while the platform does not answer, what it said last holds.
 */
export interface Terms {
  readonly state: TermsState;
  /** Epoch seconds from which the terms of now hold, as far as the platform has said. */
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
  /** Runs once: now, or when the person agrees. Dispose before that and it never runs. */
  readonly whenAllowed: (category: 'functionality', run: () => void) => Dispose;
}

/** How bets are spoken of outside the section of bets. */
export interface BetWords {
  /** The page of a bet, whose number is its parameter `bet`. */
  readonly route: string;
  /** Names a bet of several selections by its kind and their count. */
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

/** Stands in the address in the place of a one-time token, which its route takes, too. */
export const spentToken = 'sign-in-by-a-one-time-link';
