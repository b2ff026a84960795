/** The login for display: one of digits in groups of three. */
export function shownLogin(login: string): string {
  return /^\d+$/.test(login) ? login.replaceAll(/(\d{3})(?=\d)/g, '$1 ') : login;
}
