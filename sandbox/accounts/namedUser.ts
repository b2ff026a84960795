import { ApiError } from '../http/ApiError.ts';
import type { User, Users } from './Users.ts';

/** The person of a login that the control API was told; 404 names a login that nobody has. */
export function namedUser(users: Users, login = ''): User {
  const user = users.byLogin(login);
  if (user === undefined) throw new ApiError(404, 'user_unknown', `There is no user ${login.slice(0, 40)}`);
  return user;
}
