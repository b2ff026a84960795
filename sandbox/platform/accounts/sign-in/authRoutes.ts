import type {
  DisconnectAnswer,
  LoginAnswer,
  SessionCheckAnswer,
  TokenAnswer,
  TokenData,
} from '#wire';
import { isLoginRequest } from '#wire/validators/auth.js';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import { queryBoolean, queryOf } from '../../http/readQuery.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { isPasswordRight } from '../password/passwordHash.ts';
import {
  clearSessionCookies,
  hasSignCookie,
  readSessionSecret,
  writeSessionCookies,
} from './sessionCookies.ts';
import type { BearerToken } from './Sessions.ts';
import type { User } from '../Users.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

export function addAuthRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { sessions, gate, nowMs } = platform;
  const tokenData = (bearer: BearerToken): TokenData => ({
    token: bearer.token,
    expires_at: Math.floor(bearer.expiresAtMs / 1000),
    serverNowMs: nowMs(),
  });

  app.post('/web-api/auth/v1/login', async (context) => {
    const body = await readBody(context, isLoginRequest);
    const user = await signIn(
      platform,
      body.uLogin.trim(),
      body.uPassword,
      context.req.header('x-captcha-result'),
      context.var.caller.address,
    );
    const session = gate.open(context, user, body.save);
    return context.json<LoginAnswer>({
      user_id: user.id,
      data: tokenData(sessions.token(session, true)),
      ...(user.lastSignInAtMs === undefined
        ? {}
        : { previous_sign_in_at: Math.floor(user.lastSignInAtMs / 1000) }),
    });
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
    return context.json<TokenAnswer>({ data: tokenData(sessions.token(session, isForced)) });
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

/** The person of login and password; guessing is slowed down by a wait and a captcha. */
async function signIn(
  { users, attempts, limits, mailer, passwordCost, captcha, captchaAfter, nowMs }: SandboxPlatform,
  login: string,
  password: string,
  captchaResult: string | undefined,
  address: string,
): Promise<User> {
  limits.wrongPasswords.check(address);
  const retryAfterS = attempts.retryAfterS(login, nowMs());
  if (retryAfterS !== undefined) {
    throw new ApiError(
      429,
      'too_many_tries',
      `Too many wrong passwords: try again in ${retryAfterS} s`,
      { headers: { 'Retry-After': String(retryAfterS) } },
    );
  }
  if (attempts.count(login, nowMs()) >= captchaAfter && !captcha.accepts(captchaResult)) {
    throw new ApiError(
      400,
      100,
      'Too many wrong passwords: solve the captcha and repeat with X-Captcha-Result',
    );
  }
  attempts.record(login, nowMs());
  const user = users.byLogin(login);
  if ((await isPasswordRight(password, user?.passwordHash, passwordCost)) && user !== undefined) {
    attempts.clear(login);
    return user;
  }
  limits.wrongPasswords.add(address);
  if (user !== undefined && attempts.retryAfterS(login, nowMs()) !== undefined) {
    mailer.send('signInClosed', { recipient: user.email, language: user.language });
  }
  throw new ApiError(400, 'wrong_credentials', 'Login or password is wrong');
}
