import type { User } from '../Users.ts';

/** Returns words of a person that must not be part of their password. */
export function personalWordsOf({ login, name, email, hasEmail }: User): string[] {
  return [login, name, ...(hasEmail ? [email] : [])];
}
