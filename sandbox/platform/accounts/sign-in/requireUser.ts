import type { SandboxContext } from '../../http/SandboxApp.ts';
import { ApiError } from '../../http/ApiError.ts';
import { recordLanguage } from '../recordLanguage.ts';
import type { Sessions } from './Sessions.ts';
import type { User, Users } from '../Users.ts';

/** Returns the bearer token of the call. */
export function readBearer(context: SandboxContext): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(context.req.header('authorization') ?? '')?.[1];
}

/** Returns the user of the bearer token; throws 401 without a valid one. */
export function requireUser(context: SandboxContext, sessions: Sessions, users: Users): User {
  const token = readBearer(context);
  if (token === undefined)
    throw new ApiError(
      401,
      'unauthorized',
      'The call needs an Authorization header with a bearer token',
    );
  const state = sessions.checkToken(token);
  if (state.kind === 'expired')
    throw new ApiError(
      401,
      'token_expired',
      'The bearer token has expired: get another one by the session cookie',
    );
  const user = state.kind === 'valid' ? users.byId(state.userId) : undefined;
  if (state.kind !== 'valid' || user === undefined)
    throw new ApiError(401, 'unauthorized', 'The bearer token is not valid: sign in again');
  sessions.recordCall(state.sessionHash);
  recordLanguage(context, users, user);
  return user;
}
