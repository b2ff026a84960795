import { createHash } from 'node:crypto';
import type { SignInAnswer, SocialAnswer, SocialLinkAnswer } from '#wire';
import {
  isSocialLinkRequest,
  isSocialLoginRequest,
  isSocialRequest,
} from '#wire/validators/ways.js';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import { randomToken } from '../accounts/password/secrets.ts';
import { beginSignIn, hasBegunSignIn } from '../accounts/sign-in/browserState.ts';
import { openSession } from '../accounts/sign-in/openSession.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import { ProviderLinks, type Identity } from './ProviderLinks.ts';
import { addProviderRoutes } from './providerRoutes.ts';
import { clientId, issuerOf, providers, returnAddress } from './providers.ts';
import { ProviderStandIns } from './ProviderStandIns.ts';

const tryLifeS = 600;
const passLifeS = 60;
/** Long enough to sign in, by a new password if need be. */
const ticketLifeS = 1800;

const passInvalid = (): ApiError =>
  new ApiError(400, 'pass_invalid', 'The way back from the provider was used or is too old');

/** Sign-in by an account elsewhere; state, PKCE verifier and nonce never leave the platform. */
export function addSocialRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, signedTokens, mailer, store, nowMs } = platform;
  const standIns = new ProviderStandIns(nowMs);
  const links = new ProviderLinks(store, nowMs);
  addProviderRoutes(app, platform, standIns);

  app.post('/web-api/auth/v1/oauth/link', async (context) => {
    const user = platform.user(context);
    const { ticket } = await readBody(context, isSocialLinkRequest);
    const isOfBrowser = hasBegunSignIn(context, signedTokens, 'grandstand_social', ticket);
    const found = isOfBrowser ? links.redeem(ticket) : undefined;
    if (found === undefined || !isAddressOf(user, found.identity)) throw passInvalid();
    links.link(user.id, found.identity);
    const provider = providers.get(found.identity.provider) ?? '';
    mailer.send(
      'providerLinked',
      { recipient: user.email, language: context.var.language },
      { provider },
    );
    return context.json<SocialLinkAnswer>({ linked: true });
  });

  app.post('/web-api/auth/v1/oauth/:provider', async (context) => {
    const provider = context.req.param('provider');
    if (!providers.has(provider))
      throw notFound('provider_unknown', `There is no provider ${provider.slice(0, 40)}`);
    const { return_path: returnPath } = await readBody(context, isSocialRequest);
    const [verifier, nonce] = [randomToken(), randomToken()];
    const { language } = context.var;
    const state = links.begin({ provider, verifier, nonce, returnPath, language });
    beginSignIn(context, signedTokens, 'grandstand_social', state, tryLifeS);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: returnAddress(provider),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return context.json<SocialAnswer>({
      redirectUrl: `/sandbox/providers/${provider}/authorize?${query.toString()}`,
    });
  });

  app.get('/web-api/auth/v1/oauth/:provider/return', (context) => {
    const provider = context.req.param('provider');
    const { state = '', iss = '', code = '', error } = context.req.query();
    // The state is used up whatever comes of it; in another browser it is worth nothing.
    const isOfBrowser = hasBegunSignIn(context, signedTokens, 'grandstand_social', state);
    const begun = isOfBrowser ? links.end(provider, state) : undefined;
    const leave = (outcome: string, secret?: string): Response =>
      context.redirect(
        `/${begun?.language ?? 'en'}/user/login?${new URLSearchParams({
          social: outcome,
          ...(providers.has(provider) ? { provider } : {}),
          ...(secret === undefined ? {} : { token: secret }),
          ...(begun === undefined || begun.returnPath === ''
            ? {}
            : { 'return-url': begun.returnPath }),
        }).toString()}`,
        303,
      );
    if (begun === undefined || iss !== issuerOf(provider)) return leave('failed');
    if (error !== undefined) return leave(error === 'access_denied' ? 'denied' : 'failed');
    const claims = standIns.redeem(provider, code, begun.verifier);
    if (claims?.iss !== iss || claims.aud !== clientId || claims.nonce !== begun.nonce)
      return leave('failed');
    const email = claims.email_verified === true ? (claims.email ?? '').toLowerCase() : '';
    const identity = { provider, subject: claims.sub, email };
    const userId = links.userIdOf(identity);
    if (userId !== undefined) return leave('known', issue(context, identity, userId, passLifeS));
    const owner = email === '' ? undefined : users.byLogin(email);
    // Whoever is not known here may open an account with the same ticket.
    return leave(
      owner !== undefined && isAddressOf(owner, identity) ? 'link' : 'unknown',
      issue(context, identity, undefined, ticketLifeS),
    );
  });

  app.post('/web-api/auth/v1/login/social', async (context) => {
    const { login, pass } = await readBody(context, isSocialLoginRequest);
    const isOfBrowser = hasBegunSignIn(context, signedTokens, 'grandstand_social', pass);
    const found = isOfBrowser ? links.redeem(pass) : undefined;
    const user = found?.userId === undefined ? undefined : users.byId(found.userId);
    if (user === undefined || found?.identity.provider !== login) throw passInvalid();
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'provider', isPersistent: false }),
    );
  });

  /** A pass that works in this browser alone. */
  function issue(
    context: SandboxContext,
    identity: Identity,
    userId: number | undefined,
    lifeS: number,
  ): string {
    const pass = links.pass(identity, userId, lifeS * 1000);
    beginSignIn(context, signedTokens, 'grandstand_social', pass, lifeS);
    return pass;
  }
}

/** Whether the provider vouches for the very address of the account. */
function isAddressOf(
  user: { readonly email: string; readonly hasEmail: boolean },
  { email }: Identity,
): boolean {
  return email !== '' && user.hasEmail && user.email.toLowerCase() === email;
}
