import { notFound } from '../http/ApiError.ts';
import type { User, Users } from './Users.ts';

/** The user of a login in a control call; 404 when the login does not exist. */
export function requireUserNamed(users: Users, login = ''): User {
  const user = users.byLogin(login);
  if (user === undefined) throw notFound('user_unknown', `There is no user ${login.slice(0, 40)}`);
  return user;
}
