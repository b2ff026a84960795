import type { User } from '../Users.ts';

/** Words of a person that must not stand in their password. */
export function personalWordsOf({ login, name, email, hasEmail }: User): string[] {
  return [login, name, ...(hasEmail ? [email] : [])];
}
