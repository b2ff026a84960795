/** Field for a new password. Its view must load the namespace `auth.new-password`. */
export { NewPasswordField } from './new-password/NewPasswordField.tsx';
/** The password behind that field, for as long as the form is shown. */
export { useNewPassword } from './new-password/useNewPassword.ts';
/** Day, month and year of birth; its view must load the namespace `auth.birth-date`. */
export { BirthDateFields } from './birth-date/BirthDateFields.tsx';
/** Asks something after each sign-in, where nothing more urgent is asked. */
export { useAfterSignIn } from './after-sign-in/useAfterSignIn.ts';
/** Whether the brand reminds people after a sign-in. */
export { hasReminders } from './after-sign-in/hasReminders.ts';
/** The token of an e-mail's link; it leaves the address at once. */
export { useEmailToken } from './emails/useEmailToken.ts';
/** Where any link leads that is looked at first and then pressed, once. */
export { LinkPage } from './emails/LinkPage.tsx';
/** Where a letter's link leads that does something once, with a press. */
export { PressedLinkPage } from './emails/PressedLinkPage.tsx';
/** That link: `over` where its token is no token, was used or is refused. */
export { PressedLinkStore } from './emails/PressedLinkStore.ts';
/** Says that a page which was loaded again needs its link again; brings its texts itself. */
export { OpenLinkAgain } from './emails/OpenLinkAgain.tsx';
/** Country and number; its view must load the namespace `auth.ways`. */
export { CountryPhoneField } from './phone/CountryPhoneField.tsx';
/** The number behind that field, for as long as it is shown. */
export { PhoneEntry } from './phone/PhoneEntry.ts';
/** Asks for another code once its time has come; needs the namespace `auth.ways`. */
export { ResendButton } from './phone/ResendButton.tsx';
/** Keeps what is known of the person up to date while it is shown. */
export { usePersonResource } from './accounts/usePersonResource.ts';
/** The passkeys of the person; its view must load the namespace `auth.passkeys`. */
export { PasskeyPanel } from './passkeys/PasskeyPanel.tsx';
/** Whether this browser has passkeys; undefined while that is not known. */
export { useHasPasskeys } from './passkeys/useHasPasskeys.ts';
/** Accounts elsewhere of the person; its view must load the namespace `auth.linked`. */
export { LinkedProvidersPanel } from './providers/LinkedProvidersPanel.tsx';
/** Accounts elsewhere to go on with; its view must load the namespace `auth.ways`. */
export { ProviderChoice } from './providers/ProviderChoice.tsx';
export { ProviderReturn } from './providers/ProviderReturn.ts';
/** Field for a code of the second factor; its texts are `auth.factor`. */
export { FactorCodeField } from './second-factor/FactorCodeField.tsx';
/** What was typed into it. */
export { useFactorCode } from './second-factor/useFactorCode.ts';
/** A code that was sent and is wrong, in the answer of the platform. */
export { readWrongCode, type WrongCode } from './phone/wrongCodeFromWire.ts';
/** Number and code by text, in the namespace `auth.ways`; the exchange says what the code does. */
export { PhoneCodeForm } from './phone/PhoneCodeForm.tsx';
/** What codes by text are for. Both calls reject with HttpError. */
export type { CodeExchange, SentCode } from './phone/PhoneCodeStore.ts';
/** Says that the operator has closed something for the person, and why; else nothing. */
export { RightNote } from './rights/RightNote.tsx';
/** Why a right is closed, in words; brings its texts itself. */
export { RightReasonText } from './rights/RightReasonText.tsx';
/** Why the operator has closed a right of the person; undefined while it is open. For observers. */
export { useClosedRight } from './rights/useClosedRight.ts';
/** Says that the whole account is held, with the ways that stay open; brings its texts itself. */
export { HeldAccountNote } from './rights/HeldAccountNote.tsx';
/** Why a change of the account was not made: refused, no answer, or trouble of the site. */
export { readChangeFailure } from './failures/readChangeFailure.ts';
/** What a sign-in goes on with, from the answer of the platform. */
export { readSignInStep } from './sign-in/authFromWire.ts';
/** While its page stands, no question that follows a sign-in covers it. */
export { useHoldQuestions } from './after-sign-in/useHoldQuestions.ts';
/** Whether the site has a product that is offered, told of or asked about. */
export { useHasProduct } from './products/useHasProduct.ts';
/** The ways to pay in and out, side by side. */
export { MoneyLinks } from './header/MoneyLinks.tsx';
/** Makes the accounts in the menu of the balance a choice of the one that pays for bets. */
export { useOfferPayingAccount } from './header/payingAccountChoice.ts';
