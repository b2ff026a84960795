import type { LoginAnswer } from '#wire';
import { isTokenLoginRequest } from '#wire/validators/auth.js';
import { readControl, textLike } from '../../../control/readControl.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp } from '../../http/SandboxApp.ts';
import { requireUserNamed } from '../requireUserNamed.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';

/** Sign-in by a one-time link. Used, expired and unknown tokens are answered alike. */
export function addSignInLinkRoutes(
  app: SandboxApp,
  { signInLinks, users, sessions, gate, mailer, nowMs }: SandboxPlatform,
): void {
  app.post('/web-api/auth/v1/token-login', async (context) => {
    const { token } = await readBody(context, isTokenLoginRequest);
    const userId = signInLinks.redeem(token);
    const user = userId === undefined ? undefined : users.byId(userId);
    if (user === undefined)
      throw new ApiError(400, 'token_invalid', 'The link was used, is too old or never was');
    const bearer = sessions.token(gate.open(context, user, false), true);
    return context.json<LoginAnswer>({
      user_id: user.id,
      data: {
        token: bearer.token,
        expires_at: Math.floor(bearer.expiresAtMs / 1000),
        serverNowMs: nowMs(),
      },
      ...(user.lastSignInAtMs === undefined
        ? {}
        : { previous_sign_in_at: Math.floor(user.lastSignInAtMs / 1000) }),
    });
  });

  app.post('/sandbox/v1/users/:login/sign-in-link', async (context) => {
    const user = requireUserNamed(users, context.req.param('login'));
    const { language = user.language } = await readControl(context, {
      language: textLike(/^[a-z]{2}$/, 'two letters'),
    });
    const path = `/${language}/${signInLinks.create(user.id)}`;
    mailer.send('signInLink', { recipient: user.email, language }, { link: path });
    return context.json({ ok: true, path });
  });
}
