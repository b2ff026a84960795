/** Field for a new password. Its view must load the namespace `auth.new-password`. */
export { NewPasswordField } from './new-password/NewPasswordField.tsx';
/** The password behind that field, for as long as the form is shown. */
export { useNewPassword } from './new-password/useNewPassword.ts';
/** The token of an e-mail's link; it leaves the address at once. */
export { useEmailToken } from './emails/useEmailToken.ts';
