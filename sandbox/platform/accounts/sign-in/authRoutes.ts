import type { DisconnectAnswer, SessionCheckAnswer, SignInAnswer, TokenAnswer } from '#wire';
import { isLoginRequest } from '#wire/validators/auth.js';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import { queryBoolean, queryOf } from '../../http/readQuery.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { readCredential } from './readCredential.ts';
import { readDeviceSecret } from './deviceCookie.ts';
import { accountKey } from './LoginAttempts.ts';
import { openSession } from './openSession.ts';
import {
  clearSessionCookies,
  hasSignCookie,
  readSessionSecret,
  writeSessionCookies,
} from './sessionCookies.ts';
import { tokenDataOf } from './tokenDataOf.ts';
import type { SignInOrigin } from './SignInLog.ts';
import type { Way } from './Sessions.ts';
import type { User } from '../Users.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

export function addAuthRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, sessions, gate, nowMs } = platform;
  app.post('/web-api/auth/v1/login', async (context) => {
    const body = await readBody(context, isLoginRequest);
    const login = readLogin(readCredential('uLogin', body.uLogin, body.encoding));
    const user = await signIn(platform, {
      user: users.byLogin(login),
      login,
      password: readCredential('uPassword', body.uPassword, body.encoding),
      captchaResult: context.req.header('x-captcha-result'),
      device: readDeviceSecret(context),
      address: context.var.caller.source,
      way: 'password',
      origin: {
        agent: context.req.header('user-agent') ?? '',
        country: context.var.caller.country,
      },
    });
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'password', isPersistent: body.save }),
    );
  });

  app.get('/web-api/auth/v1/session-check', (context) =>
    context.json<SessionCheckAnswer>({
      user_id: gate.find(context)?.userId ?? null,
      serverNowMs: nowMs(),
    }),
  );

  app.get('/web-api/session', (context) => {
    const session = gate.find(context);
    if (session !== undefined && !hasSignCookie(context))
      writeSessionCookies(context, readSessionSecret(context) ?? '', session, nowMs());
    return context.body(null, 204);
  });

  app.get('/web-api/user/gettoken', (context) => {
    const isForced = queryBoolean(queryOf(context), 'force_refresh') ?? false;
    const session = gate.find(context);
    if (session === undefined) {
      if (readSessionSecret(context) !== undefined) clearSessionCookies(context);
      throw new ApiError(401, 'no_session', 'There is no session: sign in');
    }
    return context.json<TokenAnswer>({
      data: tokenDataOf(sessions.token(session, isForced), nowMs()),
    });
  });

  app.post('/web-api/auth/v1/disconnect', (context) => {
    const session = gate.find(context);
    gate.close(context);
    return context.json<DisconnectAnswer>({
      success: true,
      message: session === undefined ? 'No session was open' : 'Signed out',
    });
  });
}

/** Input of a sign-in. */
interface SignInTry {
  /** Person of the login; undefined if it is unknown. */
  readonly user: User | undefined;
  /** Login or number as read. */
  readonly login: string;
  readonly password: string;
  readonly captchaResult: string | undefined;
  /** Secret of the browser's device cookie. */
  readonly device: string | undefined;
  readonly address: string;
  readonly way: Way;
  readonly origin: SignInOrigin;
}

/**
 * Returns the person of login and password; guessing is slowed down by a wait and a captcha.
 * Guesses count for the account under all its names, and separately for each browser its owner has
 * used: strangers only lock out strangers.
 */
export async function signIn(platform: SandboxPlatform, given: SignInTry): Promise<User> {
  const { users, attempts, limits, passwords, devices, nowMs } = platform;
  const { user, login, password, address } = given;
  const device = user && devices.idOf(given.device, user.id);
  const account = user === undefined ? `login:${login}` : accountKey(user.id);
  const counted = user !== undefined && device !== undefined ? `${device}:${user.id}` : account;
  requireOpen(platform, given, counted);
  // Counted before the password is checked and taken back after a right one: parallel guesses see
  // each other.
  limits.wrongPasswords.add(address);
  attempts.record(counted, nowMs());
  if ((await passwords.isRight(password, user?.passwordHash)) && user !== undefined) {
    limits.wrongPasswords.takeBack(address);
    attempts.clear(counted);
    users.noteKnownPassword(user.id, platform.knownPasswords.has(password));
    if (passwords.isOld(user.passwordHash))
      users.renewPassword(user.id, user.passwordHash, await passwords.hash(password));
    return user;
  }
  // The time of the answer must not reveal whether the login exists.
  if (user !== undefined)
    platform.later(() => platform.signInLog.add(user.id, 'wrong', given.way, given.origin));
  // A known browser closes for a while only: it is the owner's way in.
  if (device === undefined) attempts.recordFailure(counted, nowMs());
  if (user !== undefined && attempts.retryAfterS(counted, nowMs()) !== undefined)
    notifyLocked(platform, user, given.origin);
  throw new ApiError(400, 'wrong_credentials', 'Login or password is wrong');
}

/** Refuses one guess too many, or one without a required captcha. */
function requireOpen(
  { attempts, limits, passwords, captcha, captchaAfter, nowMs }: SandboxPlatform,
  { address, captchaResult }: SignInTry,
  counted: string,
): void {
  passwords.requireRoom();
  limits.wrongPasswords.check(address);
  if (attempts.isClosedForGood(counted))
    throw new ApiError(
      403,
      'password_closed',
      'Too many wrong passwords: set a new password by "Forgot password?"',
    );
  const retryAfterS = attempts.retryAfterS(counted, nowMs());
  if (retryAfterS !== undefined)
    throw new ApiError(
      429,
      'too_many_tries',
      `Too many wrong passwords: try again in ${retryAfterS} s`,
      { headers: { 'Retry-After': String(retryAfterS) } },
    );
  if (attempts.count(counted, nowMs()) >= captchaAfter && !captcha.accepts(captchaResult))
    throw new ApiError(
      400,
      100,
      'Too many wrong passwords: solve the captcha and repeat with X-Captcha-Result',
    );
}

/** Notifies the owner at most once an hour: the e-mails must not become an attack themselves. */
function notifyLocked(
  { limits, ownerEmails }: SandboxPlatform,
  user: User,
  origin: SignInOrigin,
): void {
  const counted = String(user.id);
  if (!limits.closedEmails.isOpen(counted)) return;
  limits.closedEmails.add(counted);
  ownerEmails.notifyFrom(origin, user.id, 'signInClosed');
}

/** Pages show a numeric login in groups, and people copy it like that. */
function readLogin(typed: string): string {
  const login = typed.trim();
  return /^[\d\s]+$/.test(login) ? login.replaceAll(/\s/g, '') : login;
}
