import {
  ApiError,
  beginSignIn,
  hasBegunSignIn,
  masked,
  notFound,
  openSession,
  readAgent,
  readBody,
  requireLevel,
  requireOwnSession,
  type SandboxApp,
  type SandboxContext,
  type SandboxPlatform,
} from '#sandbox';
import type { QrDevice, QrLook, QrShown, QrState, SignInAnswer } from '#wire';
import { isQrTokenRequest } from '#wire/validators/security.js';

const path = '/web-api/security/v1/qr';
const cookieLifeS = 180;

/**
 * Sign-in of a phone by a code on a page that is signed in as the same person. Never in the other
 * direction: a visitor's code that a person scans would sign a stranger in.
 */
export function addQrRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { feed, nowMs, notifyUser, sessions, signedTokens, signInQrs, users, user } = platform;
  const originOf = (context: SandboxContext) => ({
    agent: context.req.header('user-agent') ?? '',
    country: context.var.caller.country,
  });

  app.post(path, (context) => {
    const person = requireLevel(platform, context, 'fresh');
    const { idHash } = requireOwnSession(platform, context);
    const { id, token, expiresAtMs } = signInQrs.show(person.id, idHash, originOf(context));
    const { host, isHttps } = context.var.caller;
    const address = new URL(
      `/${context.var.language}/user/qr?token=${token}`,
      `${isHttps ? 'https' : 'http'}://${host}`,
    );
    return context.json<QrShown>({
      id: String(id),
      address: address.href,
      expires_at: Math.floor(expiresAtMs / 1000),
    });
  });

  /** Returns the state of the code for the page that shows it. */
  function stateOf(context: SandboxContext): QrState {
    const qr = signInQrs.ofUser(Number(context.req.param('id')), user(context).id);
    if (qr === undefined) throw notFound('qr_unknown', 'This person shows no such code');
    const isLate = qr.state !== 'used' && qr.expiresAtMs <= nowMs();
    if (qr.state === 'stopped' || isLate) return { state: 'over' };
    if (qr.state === 'shown') return { state: 'shown' };
    const device = deviceOf(qr.phone);
    if (qr.state === 'opened') return { state: 'opened', digits: qr.digits, device };
    return { state: signInQrs.sessionsOf(qr).length > 0 ? 'in' : 'entering', device };
  }

  app.get(`${path}/:id`, (context) => context.json<QrState>(stateOf(context)));

  // Revokes the code, and the session that was started with it.
  app.delete(`${path}/:id`, (context) => {
    const person = user(context);
    const qr = signInQrs.ofUser(Number(context.req.param('id')), person.id);
    if (qr === undefined) throw notFound('qr_unknown', 'This person shows no such code');
    for (const hash of signInQrs.sessionsOf(qr)) {
      sessions.end(hash);
      feed.endSession(hash);
    }
    // The phone may still be at its second factor.
    if (qr.state === 'used') {
      platform.tickets.endAll(person.id);
      platform.deviceProofs.endAll(person.id);
    }
    signInQrs.stop(qr.id);
    notifyUser(person.id);
    return context.json<QrState>({ state: 'over' });
  });

  app.post(`${path}/open`, async (context) => {
    const { token } = await readBody(context, isQrTokenRequest);
    const qr = signInQrs.open(token, originOf(context));
    const person = qr && users.byId(qr.userId);
    if (qr === undefined || person === undefined) {
      const raced = signInQrs.ownerOf(token);
      if (raced !== undefined) notifyUser(raced);
      throw over();
    }
    beginSignIn(context, signedTokens, 'grandstand_qr', token, cookieLifeS);
    notifyUser(qr.userId);
    return context.json<QrLook>({
      account: masked(person.hasEmail ? person.email : person.login),
      digits: qr.digits,
      device: deviceOf(qr.shownBy),
      expires_at: Math.floor(qr.expiresAtMs / 1000),
    });
  });

  app.post(`${path}/enter`, async (context) => {
    const { token } = await readBody(context, isQrTokenRequest);
    const isOfBrowser = hasBegunSignIn(context, signedTokens, 'grandstand_qr', token);
    const qr = isOfBrowser ? signInQrs.use(token) : undefined;
    const person = qr && users.byId(qr.userId);
    if (person === undefined) throw over();
    const answer = openSession(context, platform, person, { way: 'qr', isPersistent: false });
    notifyUser(person.id);
    return context.json<SignInAnswer>(answer);
  });
}

function deviceOf({
  agent,
  country,
}: {
  readonly agent: string;
  readonly country: string;
}): QrDevice {
  return { ...readAgent(agent), country: /^[A-Z]{2}$/.test(country) ? country : '' };
}

function over(): ApiError {
  return new ApiError(410, 'qr_over', 'The code was used, opened by somebody else, or is too old');
}
