import type { SignInAnswer, TokenKnownAnswer, TokenLookAnswer } from '#wire';
import { isTokenLoginRequest } from '#wire/validators/auth.js';
import { readControl, textLike } from '../../../control/readControl.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { masked } from '../../mail/masked.ts';
import { requireUserNamed } from '../requireUserNamed.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { beginSignIn, hasBegunSignIn } from './browserState.ts';
import { readDeviceSecret } from './deviceCookie.ts';
import { openSession } from './openSession.ts';
import { signInLinkLifeS } from './SignInLinks.ts';

const invalidToken = (): ApiError =>
  new ApiError(400, 'token_invalid', 'The link was used, is too old or never was');

/**
 * Adds sign-in by a one-time link: looked at first, then used in the same browser, so that mail
 * scanners use none up. Used, expired, forged and unknown tokens get the same answer.
 */
export function addSignInLinkRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { gate, limits, signInLinks, signedTokens, users, devices, mailer, nowMs } = platform;
  app.post('/web-api/auth/v1/token-login/known', async (context) => {
    const link = await readBody(context, isTokenLoginRequest);
    limits.unknownTokens.check(context.var.caller.source);
    const isKnown = signInLinks.isKnown(link);
    if (!isKnown) limits.unknownTokens.add(context.var.caller.source);
    return context.json<TokenKnownAnswer>({ isKnown });
  });

  app.post('/web-api/auth/v1/token-login/look', async (context) => {
    const link = await readBody(context, isTokenLoginRequest);
    limits.unknownTokens.check(context.var.caller.source);
    const userId = signInLinks.find(link);
    const user = userId === undefined ? undefined : users.byId(userId);
    if (user === undefined) {
      limits.unknownTokens.add(context.var.caller.source);
      throw invalidToken();
    }
    const session = gate.find(context);
    beginSignIn(context, signedTokens, 'grandstand_link', link.token, signInLinkLifeS);
    return context.json<TokenLookAnswer>({
      account: masked(user.hasEmail ? user.email : user.login),
      isKnownDevice: devices.idOf(readDeviceSecret(context), user.id) !== undefined,
      ...(session === undefined ? {} : { signedIn: session.userId === user.id ? 'same' : 'other' }),
    });
  });

  app.post('/web-api/auth/v1/token-login', async (context) => {
    const link = await readBody(context, isTokenLoginRequest);
    if (!hasBegunSignIn(context, signedTokens, 'grandstand_link', link.token)) throw invalidToken();
    const userId = signInLinks.redeem(link);
    const user = userId === undefined ? undefined : users.byId(userId);
    if (user === undefined) throw invalidToken();
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'link', isPersistent: false }),
    );
  });

  app.post('/sandbox/v1/users/:login/sign-in-link', async (context) => {
    const user = requireUserNamed(users, context.req.param('login'));
    const { language = user.language, isSigned = false } = await readControl(context, {
      language: textLike(/^[a-z]{2}$/, 'two letters'),
      isSigned: 'boolean',
    });
    const signed = isSigned ? signInLinks.createSigned(user.id, 'email', language) : undefined;
    const token = signed?.token ?? signInLinks.create(user.id);
    const path = `/${language}/${token}${
      signed === undefined ? '' : `?method_id=email&sign=${signed.sign}`
    }`;
    mailer.send(
      'signInLink',
      { recipient: user.email, language },
      { link: path },
      { token, expiresAtMs: nowMs() + signInLinkLifeS * 1000 },
    );
    return context.json({ ok: true, path });
  });
}
