/** Field for a new password. Its view must load the namespace `auth.new-password`. */
export { NewPasswordField } from './new-password/NewPasswordField.tsx';
/** Creates the password of that field for the life of the form. */
export { useNewPassword } from './new-password/useNewPassword.ts';
/** Fields for the date of birth; the view must load the namespace `auth.birth-date`. */
export { BirthDateFields } from './birth-date/BirthDateFields.tsx';
/** Registers a prompt after each sign-in; it opens when no more urgent one applies. */
export { useAfterSignIn } from './after-sign-in/useAfterSignIn.ts';
/** Returns whether the brand reminds people after a sign-in. */
export { hasReminders } from './after-sign-in/hasReminders.ts';
/** Returns the token of an e-mail link and removes it from the address at once. */
export { useEmailToken } from './emails/useEmailToken.ts';
/** Page of a link that is looked up first and then acts once, after a press. */
export { LinkPage } from './emails/LinkPage.tsx';
/** Page of an e-mail link that acts once, after a press. */
export { PressedLinkPage } from './emails/PressedLinkPage.tsx';
/** Store of that page: `over` when the token is invalid, used or refused. */
export { PressedLinkStore } from './emails/PressedLinkStore.ts';
/** Note that a reloaded page needs its link again; loads its own texts. */
export { OpenLinkAgain } from './emails/OpenLinkAgain.tsx';
/** Field for country and number; its view must load the namespace `auth.ways`. */
export { CountryPhoneField } from './phone/CountryPhoneField.tsx';
/** Number of that field, for the life of the form. */
export { PhoneEntry } from './phone/PhoneEntry.ts';
/** Button that requests another code from a given time; needs the namespace `auth.ways`. */
export { ResendButton } from './phone/ResendButton.tsx';
/** Opens a resource about the person and keeps it up to date while mounted. */
export { usePersonResource } from './accounts/usePersonResource.ts';
/** Passkeys of the person; its view must load the namespace `auth.passkeys`. */
export { PasskeyPanel } from './passkeys/PasskeyPanel.tsx';
/** Returns whether this browser supports passkeys; undefined while unknown. */
export { useHasPasskeys } from './passkeys/useHasPasskeys.ts';
/** Linked social accounts of the person; its view must load the namespace `auth.linked`. */
export { LinkedProvidersPanel } from './providers/LinkedProvidersPanel.tsx';
/** Sign-in providers to continue with; its view must load the namespace `auth.ways`. */
export { ProviderChoice } from './providers/ProviderChoice.tsx';
export { ProviderReturn } from './providers/ProviderReturn.ts';
/** Field for a second-factor code; its view must load the namespace `auth.factor`. */
export { FactorCodeField } from './second-factor/FactorCodeField.tsx';
/** Creates the code of that field for the life of the form. */
export { useFactorCode } from './second-factor/useFactorCode.ts';
/** Reads the refusal of a sent code from the platform's error. */
export { readWrongCode, type WrongCode } from './phone/wrongCodeFromWire.ts';
/**
 * Form for number and code by text; needs the namespace `auth.ways`. The exchange redeems the code.
 */
export { PhoneCodeForm } from './phone/PhoneCodeForm.tsx';
/** Calls that send and redeem a code by text. Both reject with HttpError. */
export type { CodeExchange, SentCode } from './phone/PhoneCodeStore.ts';
/** Note that the operator has closed a right of the person, with the reason; else nothing. */
export { RightNote } from './rights/RightNote.tsx';
/** Reason why a right is closed, as text; loads its own texts. */
export { RightReasonText } from './rights/RightReasonText.tsx';
/**
 * Returns why the operator has closed a right of the person; undefined while it is open. For
 * observers.
 */
export { useClosedRight } from './rights/useClosedRight.ts';
/** Note that the whole account is held, with links to what stays open; loads its own texts. */
export { HeldAccountNote } from './rights/HeldAccountNote.tsx';
/** Classifies a failed change of the account: refused, no response, or an error of the server. */
export { readChangeFailure } from './failures/readChangeFailure.ts';
/** Reads the next step of a sign-in from the platform's response. */
export { readSignInStep } from './sign-in/authFromWire.ts';
/** Keeps prompts after a sign-in closed while the calling page is mounted. */
export { useHoldQuestions } from './after-sign-in/useHoldQuestions.ts';
/** Returns a check whether the site has a product. */
export { useHasProduct } from './products/useHasProduct.ts';
/** Links to deposit and withdrawal, side by side. */
export { MoneyLinks } from './header/MoneyLinks.tsx';
/** Turns the accounts in the balance menu into a choice of the account that pays for bets. */
export { useOfferPayingAccount } from './header/payingAccountChoice.ts';
