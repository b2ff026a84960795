import { createHash } from 'node:crypto';
import type { ProviderLinkList, SignInAnswer, SocialAnswer, SocialLinkAnswer } from '#wire';
import {
  isProviderLinkRequest,
  isSocialLinkRequest,
  isSocialLoginRequest,
  isSocialRequest,
} from '#wire/validators/ways.js';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import { randomToken } from '../accounts/password/secrets.ts';
import { beginSignIn, hasBegunSignIn } from '../accounts/sign-in/browserState.ts';
import { requireLevel } from '../accounts/second-factor/requireLevel.ts';
import { openSession } from '../accounts/sign-in/openSession.ts';
import { countSignInWays } from '../accounts/sign-in/countSignInWays.ts';
import type { User } from '../accounts/Users.ts';
import { ApiError, notFound } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import { ProviderLinks, type Identity, type ProviderTry } from './ProviderLinks.ts';
import { isProvedLogin } from './loginProofs.ts';
import { addProviderRoutes } from './providerRoutes.ts';
import { clientId, issuerOf, providers, returnAddress } from './providers.ts';
import { ProviderStandIns } from './ProviderStandIns.ts';

const tryLifeS = 600;
/** Parameters of a provider's return. */
const returnFields = ['state', 'iss', 'code', 'error'] as const;
const passLifeS = 60;
/** Long enough to sign in, including a password reset. */
const ticketLifeS = 1800;

const passInvalid = (): ApiError =>
  new ApiError(400, 'pass_invalid', 'The way back from the provider was used or is too old');

/** Adds sign-in by a provider account; state, PKCE verifier and nonce never leave the platform. */
export function addSocialRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, gate, signedTokens, ownerEmails, notifyUser, store, nowMs } = platform;
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
    tell(context, 'providerLinked', user, found.identity.provider);
    return context.json<SocialLinkAnswer>({ linked: true });
  });

  app.post('/web-api/auth/v1/oauth/:provider', async (context) => {
    const { intent, return_path: returnPath } = await readBody(context, isSocialRequest);
    const provider = context.req.param('provider');
    return context.json(visit(context, provider, { intent, returnPath, userId: undefined }));
  });

  app.get('/web-api/auth/v1/oauth-links', (context) =>
    context.json<ProviderLinkList>(listOf(context, platform.user(context))),
  );

  // A signed-in person with a proof links any provider account, whatever its address.
  app.post('/web-api/auth/v1/oauth-links/:provider', async (context) => {
    const person = requireLevel(platform, context, 'fresh');
    const { return_path: returnPath } = await readBody(context, isProviderLinkRequest);
    const provider = context.req.param('provider');
    return context.json(
      visit(context, provider, { intent: 'login', returnPath, userId: person.id }),
    );
  });

  app.delete('/web-api/auth/v1/oauth-links/:provider', (context) => {
    const person = requireLevel(platform, context, 'fresh');
    const provider = context.req.param('provider');
    const has = links.ofUser(person.id).some((each) => each.provider === provider);
    if (!has) throw notFound('provider_unlinked', 'This account has no such account elsewhere');
    if (countSignInWays(platform, person.id, hostOf(context)) < 2)
      throw new ApiError(409, 'last_way_in', 'It is the last way in: add another one first');
    links.unlink(person.id, provider);
    tell(context, 'providerUnlinked', person, provider);
    return context.json<ProviderLinkList>(listOf(context, person));
  });

  // `form_post`, as Apple answers. The form comes from a foreign page, without the cookies of the
  // visit: the browser sends those with the redirect to the GET route, which decides.
  app.post('/web-api/auth/v1/oauth/:provider/return', async (context) => {
    const provider = context.req.param('provider');
    const form = await context.req.parseBody();
    const { state } = form;
    const isBegun = typeof state === 'string' && links.isBegun(provider, state);
    const answer = returnFields.flatMap((name) => {
      const value = form[name];
      return isBegun && typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const query = new URLSearchParams(answer).toString();
    return context.redirect(`${returnAddress(provider)}${query === '' ? '' : `?${query}`}`, 303);
  });

  app.get('/web-api/auth/v1/oauth/:provider/return', (context) => {
    const provider = context.req.param('provider');
    const { state = '', iss = '', code = '', error } = context.req.query();
    // The state is consumed whatever the result; in another browser it is invalid.
    const isOfBrowser = hasBegunSignIn(context, signedTokens, 'grandstand_social', state);
    const begun = isOfBrowser ? links.end(provider, state) : undefined;
    const leave = (outcome: string, secret?: string): Response =>
      context.redirect(
        `/${begun?.language ?? 'en'}/${formOf(begun, outcome)}?${new URLSearchParams({
          social: outcome,
          ...(providers.has(provider) ? { provider } : {}),
          ...(secret === undefined ? {} : { token: secret }),
          ...(begun === undefined || begun.returnPath === ''
            ? {}
            : { 'return-url': begun.returnPath }),
        }).toString()}`,
        303,
      );
    const leaveInside = (outcome: string): Response =>
      context.redirect(withQuery(begun?.returnPath ?? '', { social: outcome, provider }), 303);
    const fail = begun?.userId === undefined ? leave : leaveInside;
    if (begun === undefined || iss !== issuerOf(provider)) return fail('failed');
    if (error !== undefined) return fail(error === 'access_denied' ? 'denied' : 'failed');
    const claims = standIns.redeem(provider, code, begun.verifier);
    if (claims?.iss !== iss || claims.aud !== clientId || claims.nonce !== begun.nonce)
      return fail('failed');
    const visited = { nonce: begun.nonce, nowS: Math.floor(nowMs() / 1000) };
    if (!isProvedLogin(provider, claims.sub, context.req.query(), visited)) return fail('failed');
    const email = claims.email_verified === true ? (claims.email ?? '').toLowerCase() : '';
    const identity = { provider, subject: claims.sub, email };
    if (begun.userId !== undefined) {
      // Another person may have signed in here in the meantime.
      const isTheirs = gate.find(context)?.userId === begun.userId;
      return leaveInside(isTheirs ? linkFromInside(context, begun.userId, identity) : 'failed');
    }
    const userId = links.userIdOf(identity);
    if (userId !== undefined) return leave('known', issue(context, identity, userId, passLifeS));
    const owner = email === '' ? undefined : users.byLogin(email);
    // An unknown person may open an account with the same ticket.
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

  /** Redirects to the provider; the visit can end in this browser only. */
  function visit(
    context: SandboxContext,
    provider: string,
    asked: Pick<ProviderTry, 'intent' | 'returnPath' | 'userId'>,
  ): SocialAnswer {
    if (!providers.has(provider))
      throw notFound('provider_unknown', `There is no provider ${provider.slice(0, 40)}`);
    const [verifier, nonce] = [randomToken(), randomToken()];
    const { language } = context.var;
    const state = links.begin({ provider, verifier, nonce, language, ...asked });
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
    return { redirectUrl: `/sandbox/providers/${provider}/authorize?${query.toString()}` };
  }

  /** `taken`: it belongs to another person, or this one has another account of the provider. */
  function linkFromInside(
    context: SandboxContext,
    userId: number,
    identity: Identity,
  ): 'linked' | 'taken' {
    const owner = links.userIdOf(identity);
    const has = links.ofUser(userId).some(({ provider }) => provider === identity.provider);
    if (owner === userId) return 'linked';
    if (owner !== undefined || has) return 'taken';
    links.link(userId, identity);
    const user = users.byId(userId);
    if (user !== undefined) tell(context, 'providerLinked', user, identity.provider);
    return 'linked';
  }

  function listOf(context: SandboxContext, { id }: User): ProviderLinkList {
    return {
      links: links.ofUser(id).map(({ provider, linkedAtMs }) => ({
        provider,
        linked_at: Math.floor(linkedAtMs / 1000),
      })),
      can_unlink: countSignInWays(platform, id, hostOf(context)) > 1,
    };
  }

  function tell(
    context: SandboxContext,
    email: 'providerLinked' | 'providerUnlinked',
    { id }: User,
    provider: string,
  ): void {
    notifyUser(id);
    ownerEmails.notify(context, id, email, { provider: providers.get(provider) ?? '' });
  }

  /** Issues a pass that works in this browser only. */
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

/** Returns the form in which a refused visit began; all else continues at the sign-in. */
function formOf(begun: ProviderTry | undefined, outcome: string): string {
  const isRefused = outcome === 'denied' || outcome === 'failed';
  return isRefused && begun?.intent === 'register' ? 'registration' : 'user/login';
}

/** Whether the provider vouches for the exact address of the account. */
function isAddressOf(
  user: { readonly email: string; readonly hasEmail: boolean },
  { email }: Identity,
): boolean {
  return email !== '' && user.hasEmail && user.email.toLowerCase() === email;
}

function hostOf({ var: { caller } }: SandboxContext): string {
  return caller.host.replace(/:\d+$/, '');
}

/** Adds parameters to the query of a path of this site. */
function withQuery(path: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(path === '' ? '/' : path, 'http://site.example');
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
