import { notFound } from '../http/ApiError.ts';
import type { User, Users } from './Users.ts';

/** Returns the user of a login in a control call; throws 404 for an unknown login. */
export function requireUserNamed(users: Users, login = ''): User {
  const user = users.byLogin(login);
  if (user === undefined) throw notFound('user_unknown', `There is no user ${login.slice(0, 40)}`);
  return user;
}
