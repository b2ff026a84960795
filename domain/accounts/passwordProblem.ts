export type PasswordProblem = 'too-short' | 'too-long' | 'no-letter' | 'no-digit';

/** The fewest characters of a new password. */
export const shortestPassword = 8;
const longestPassword = 200;

/** Why a new password is refused, before the platform does. Counts user-visible characters. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = Array.from(password);
  if (length < shortestPassword) return 'too-short';
  if (length > longestPassword) return 'too-long';
  if (!/\p{L}/u.test(password)) return 'no-letter';
  return /\p{N}/u.test(password) ? undefined : 'no-digit';
}
