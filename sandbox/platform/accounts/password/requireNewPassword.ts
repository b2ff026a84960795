import {
  passwordProblem,
  type PasswordProblem,
  type PasswordRule,
} from '#domain/accounts/passwordProblem.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { KnownPasswords } from './KnownPasswords.ts';

/** @throws ApiError 400 with the problem, at the field `password`, for an unsuitable password */
export function requireNewPassword(
  password: string,
  rule: PasswordRule,
  known: KnownPasswords,
): void {
  const problem = passwordProblem(password, rule) ?? (known.has(password) ? 'known' : undefined);
  if (problem !== undefined) throw refusedPassword(problem, rule);
}

/** `used`: the current password of the account, or a closed one. */
export function refusedPassword(
  problem: PasswordProblem | 'known' | 'used',
  { shortest }: PasswordRule,
): ApiError {
  return new ApiError(400, 'password_refused', `The password is refused: ${problem}`, {
    field: 'password',
    meta: { problem, shortest },
  });
}
