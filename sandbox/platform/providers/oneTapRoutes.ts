import type { OneTapAnswer, OneTapClientAnswer, OneTapRequest } from '#wire';
import { isOneTapRequest } from '#wire/validators/recovery.js';
import { beginSignIn, hasBegunSignIn } from '../accounts/sign-in/browserState.ts';
import { ApiError, invalidBody } from '../http/ApiError.ts';
import { readJson } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import { OneTapProvider } from './OneTapProvider.ts';
import { oneTapScript } from './oneTapScript.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const codeLifeS = 60;

/** Adds one-tap sign-in: provider under /sandbox/providers, platform under /social-api. */
export function addOneTapRoutes(
  app: SandboxApp,
  { users, signedTokens, nowMs, gate, factors }: SandboxPlatform,
): void {
  const provider = new OneTapProvider(nowMs);

  app.get('/sandbox/providers/one-tap.js', (context) =>
    context.body(oneTapScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/sandbox/providers/one-tap/accounts', (context) =>
    context.json({
      accounts: context.req.query('client_id') === provider.clientId ? provider.accounts : [],
    }),
  );
  app.post('/sandbox/providers/one-tap/credential', async (context) => {
    const body = await readJson(context);
    const { client_id: client, email } = (
      typeof body === 'object' && body !== null ? body : {}
    ) as { client_id?: unknown; email?: unknown };
    const credential =
      typeof client === 'string' && typeof email === 'string'
        ? provider.credential(client, email)
        : undefined;
    if (credential === undefined)
      throw new ApiError(
        400,
        'unknown_account',
        'The provider does not know this account or this site',
      );
    return context.json({ credential });
  });

  app.get('/social-api/oauth/google-one-tap/clientId', (context) =>
    context.json<OneTapClientAnswer>({ clientId: provider.clientId }),
  );

  app.post('/social-api/oauth/google-one-tap', async (context) => {
    const form: unknown = Object.fromEntries(new URLSearchParams(await context.req.text()));
    if (!isOneTapRequest(form))
      throw invalidBody(
        undefined,
        'The form needs credential, select_by, clientId, language, currency and countryId',
      );
    const user = users.byLogin(loginOf(provider, form));
    if (user === undefined)
      throw new ApiError(400, 'credential_refused', 'The provider does not vouch for this person');
    const code = signedTokens.issue('one-tap', { userId: user.id }, codeLifeS);
    beginSignIn(context, signedTokens, 'grandstand_one_tap', code, codeLifeS);
    return context.json<OneTapAnswer>({
      redirectUrl: `/social-api/oauth/google-one-tap/complete?${new URLSearchParams({ code, language: form.language })}`,
    });
  });

  app.get('/social-api/oauth/google-one-tap/complete', (context) => {
    const language = /^[a-z]{2}$/.exec(context.req.query('language') ?? '')?.[0] ?? 'en';
    const code = context.req.query('code') ?? '';
    const opened = hasBegunSignIn(context, signedTokens, 'grandstand_one_tap', code)
      ? (signedTokens.verify('one-tap', code, 1)?.data as { readonly userId: number } | undefined)
      : undefined;
    const user = opened === undefined ? undefined : users.byId(opened.userId);
    // Further proofs are requested by the sign-in page.
    const isOpened =
      user !== undefined && !factors.isOn(user.id) && !gate.needsDeviceProof(context, user);
    if (isOpened) gate.open(context, user, { way: 'provider', isPersistent: false });
    return context.redirect(isOpened ? `/${language}` : `/${language}/user/login`, 302);
  });
}

function loginOf(provider: OneTapProvider, { credential, clientId }: OneTapRequest): string {
  return (clientId === provider.clientId ? provider.verify(credential)?.email : undefined) ?? '';
}
