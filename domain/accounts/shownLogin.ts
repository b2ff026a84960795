/** The login as people read it: one of digits in groups of three, as they are told it first. */
export function shownLogin(login: string): string {
  return /^\d+$/.test(login) ? login.replaceAll(/(\d{3})(?=\d)/g, '$1 ') : login;
}
