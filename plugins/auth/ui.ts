/** Field for a new password. Its view must load the namespace `auth.new-password`. */
export { NewPasswordField } from './new-password/NewPasswordField.tsx';
/** The password behind that field, for as long as the form is shown. */
export { useNewPassword } from './new-password/useNewPassword.ts';
/** The token of an e-mail's link; it leaves the address at once. */
export { useEmailToken } from './emails/useEmailToken.ts';
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
/** Field for a code of the second factor; its texts are `auth.factor`. */
export { FactorCodeField } from './second-factor/FactorCodeField.tsx';
/** What was typed into it. */
export { useFactorCode } from './second-factor/useFactorCode.ts';
/** Number and code by text, in the namespace `auth.ways`; the exchange says what the code does. */
export { PhoneCodeForm } from './phone/PhoneCodeForm.tsx';
/** What codes by text are for. Both calls reject with HttpError. */
export type { CodeExchange, SentCode } from './phone/PhoneCodeStore.ts';
