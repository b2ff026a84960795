import {
  ApiError,
  beginSignIn,
  hasBegunSignIn,
  limitMails,
  notFound,
  oneOf,
  requireCaptcha,
  requireCaptchaOften,
  requireProof,
  providerOrigins,
  queryOf,
  readBody,
  readControl,
  readEmail,
  readIdempotencyKey,
  readPhone,
  readSocialTicket,
  secretHash,
  tokenDataOf,
  triesOf,
  type SandboxContext,
  type SandboxPart,
  type SandboxPlatform,
} from '#sandbox';
import type {
  RegistrationAnswer,
  RegistrationCodeAnswer,
  RegistrationForm,
  RegistrationPromoAnswer,
  RegistrationSocialAnswer,
  RegistrationTicket,
} from '#wire';
import {
  isRegistrationBankEnd,
  isRegistrationCodeProof,
  isRegistrationCodeRequest,
  isRegistrationConfirmRequest,
  isRegistrationCredentialsRequest,
  isRegistrationPromoRequest,
  isRegistrationRequest,
  isRegistrationResendRequest,
  isRegistrationSocialRequest,
} from '#wire/validators/registration.js';
import { BankVisits, type BankEnd } from './BankVisits.ts';
import { CredentialEmails } from './CredentialEmails.ts';
import { PhoneCodes } from './PhoneCodes.ts';
import { registrationForm } from './registrationForm.ts';
import type { Registered } from './NewAccount.ts';
import { Registrations } from './Registrations.ts';
import { RepeatedAnswers } from './RepeatedAnswers.ts';

const bankPath = '/web-api/registration/v1/bank';
const visitsEveryMs = 60_000;
const visitLifeS = 30 * 60;

/** Promo codes of the demo. */
const promoCodes: ReadonlySet<string> = new Set(['WELCOME26', 'FIRSTGOAL']);

/** Registration: forms, codes by text, links by e-mail. */
export const sandboxPart: SandboxPart = {
  tables: `CREATE TABLE IF NOT EXISTS registrations (
    user_id INTEGER PRIMARY KEY,
    type TEXT NOT NULL,
    bonus INTEGER NOT NULL,
    promo TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS consents (
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pending_registrations (
    token_hash TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    account TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS registration_desk (opened_at_ms INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS registration_codes (
    token_hash TEXT PRIMARY KEY,
    phone TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    tries_left INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    used_at_ms INTEGER
  );
  CREATE TABLE IF NOT EXISTS registration_tickets (
    ticket_hash TEXT PRIMARY KEY,
    phone TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  );
  ${BankVisits.tables}
  ${CredentialEmails.tables}
  CREATE TRIGGER IF NOT EXISTS registration_opened AFTER DELETE ON pending_registrations
  BEGIN
    UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.token_hash;
  END;
  CREATE TRIGGER IF NOT EXISTS registration_code_used AFTER UPDATE ON registration_codes
  WHEN new.used_at_ms IS NOT NULL OR new.tries_left = 0
  BEGIN
    UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = new.token_hash;
  END;
  CREATE TRIGGER IF NOT EXISTS registration_code_gone AFTER DELETE ON registration_codes
  BEGIN
    UPDATE outbox SET body = wiped_body, token_hash = NULL WHERE token_hash = old.token_hash;
  END;`,
  addRoutes(app, platform) {
    const { terms, limits, nowMs, registrationFacts, store, timers, users } = platform;
    registrationFacts.choiceOf = (userId) =>
      store.one('SELECT bonus, at_ms AS atMs FROM registrations WHERE user_id = ?', userId);
    registrationFacts.registeredWith = (code) =>
      store.all(
        `SELECT user_id AS userId, at_ms AS atMs FROM registrations WHERE promo = ?
          ORDER BY at_ms DESC`,
        code,
      );
    const codes = new PhoneCodes(platform);
    const visits = new BankVisits(platform);
    const credentialEmails = new CredentialEmails(platform);
    const registrations = new Registrations(platform, codes, visits);
    const ends = new RepeatedAnswers<BankEnd>(nowMs);
    timers.every(visitsEveryMs, () => visits.work());
    const answers = new RepeatedAnswers<Registered>(nowMs);

    const isKnownCode = (code: string): boolean =>
      promoCodes.has(code) || registrationFacts.knownCodes.some((isKnown) => isKnown(code));

    app.get('/web-api/registration/v1/form', (context) =>
      context.json<RegistrationForm>(
        registrationForm(queryOf(context).get('country') ?? context.var.caller.country, {
          nowMs: nowMs(),
          termsUpdatedAtS: terms.updatedAtS,
          bankBounds: registrationFacts.bankDeposits?.bounds,
        }),
      ),
    );

    app.post('/web-api/registration/v1/accounts', async (context) => {
      const key = readIdempotencyKey(context);
      const request = await readBody(context, isRegistrationRequest);
      const registered = await answers.once(key, secretHash(JSON.stringify(request)), async () => {
        // The types `phone`, `social` and `bank` are protected by their text, provider or payment.
        if (request.type === 'one_click' || request.type === 'full')
          requireCaptchaOften(context, platform, 'registration');
        if (request.email !== undefined)
          limitMails(platform, context, 'registration', request.email.trim().toLowerCase());
        else limits.registrations.count(context.var.caller.source);
        const { social_ticket: ticket } = request;
        return registrations.register(
          request,
          context.var.language,
          ticket === undefined ? undefined : readSocialTicket(context, platform, ticket),
          {
            origin: providerOrigins(context).site,
            brand: platform.brandName(context.var.caller.host),
          },
        );
      });
      return context.json(answerTo(context, platform, registered));
    });

    // The page leaves for a path of the site, which redirects to the provider.
    app.get(`${bankPath}/go/:visit`, (context) => {
      const id = visits.providerIdOf(context.req.param('visit'));
      return context.redirect(
        id === undefined
          ? `/${context.var.language}/registration?visit=over`
          : `${providerOrigins(context).provider}/sandbox/providers/harbour/${id}`,
        302,
      );
    });
    // The address is not trusted about the payment; the provider's books are read.
    app.get(`${bankPath}/return/:language/:result`, (context) => {
      const { ref = '' } = context.req.query();
      const [language] = /^[a-z]{2}$/.exec(context.req.param('language')) ?? ['en'];
      const query = new URLSearchParams({ type: 'bank', visit: ref });
      return context.redirect(`/${language}/registration?${query.toString()}`, 303);
    });
    app.post(`${bankPath}/end`, async (context) => {
      const { visit } = await readBody(context, isRegistrationBankEnd);
      if (!hasBegunSignIn(context, platform.signedTokens, 'grandstand_social', visit))
        return context.json<RegistrationAnswer>({ next: 'refused', reason: 'over' });
      const url = `${bankPath}/go/${visit}`;
      // An open visit may continue, so that only a final result is repeated.
      const end = visits.isOpen(visit)
        ? ({ kind: 'refused', reason: 'open' } as const)
        : await ends.once(visit, '', async () => registrations.endBankVisit(visit));
      return context.json<RegistrationAnswer>(
        end.kind === 'refused'
          ? { next: 'refused', reason: end.reason, ...(end.reason === 'open' ? { url } : {}) }
          : answerTo(context, platform, end),
      );
    });

    app.post('/web-api/registration/v1/social', async (context) => {
      const { ticket } = await readBody(context, isRegistrationSocialRequest);
      const visitor = readSocialTicket(context, platform, ticket);
      if (visitor === undefined)
        throw new ApiError(400, 'pass_invalid', 'The visit to the provider is too long ago');
      return context.json<RegistrationSocialAnswer>({
        provider: visitor.providerName,
        ...(visitor.email === '' ? {} : { email: visitor.email }),
      });
    });

    app.post('/web-api/registration/v1/confirm', async (context) => {
      const { token } = await readBody(context, isRegistrationConfirmRequest);
      const registered = registrations.confirm(token);
      if (registered === undefined)
        throw new ApiError(
          400,
          'link_invalid',
          'The link was used, has expired, or is not complete: register again',
        );
      return context.json(answerTo(context, platform, registered));
    });

    app.post('/web-api/registration/v1/resend', async (context) => {
      const email = readEmail((await readBody(context, isRegistrationResendRequest)).email);
      limitMails(platform, context, 'registration', email);
      registrations.resend(email, context.var.language);
      return context.body(null, 204);
    });

    // Any address is allowed, because the e-mail contains only what the person sees on the screen.
    app.post('/web-api/registration/v1/credentials/letter', async (context) => {
      const person = platform.user(context);
      const { email, password } = await readBody(context, isRegistrationCredentialsRequest);
      const recipient = readEmail(email);
      if (!users.hasFirstSecret(person.id))
        throw new ApiError(409, 'secret_replaced', 'The first password holds no more');
      limits.credentialEmails.check(String(person.id));
      await requireProof(platform, person, password);
      limitMails(platform, context, 'credentials', recipient, person.id);
      limits.credentialEmails.count(String(person.id));
      credentialEmails.send(person, password, {
        brand: platform.brandName(context.var.caller.host),
        language: context.var.language,
        recipient,
      });
      return context.body(null, 204);
    });

    app.post('/web-api/registration/v1/phone-codes', async (context) => {
      const phone = readPhone((await readBody(context, isRegistrationCodeRequest)).phone);
      requireCaptcha(context, platform);
      limitMails(platform, context, 'registration', phone);
      const { token, expiresAtMs, resendAtMs } = codes.send(phone, context.var.language);
      return context.json<RegistrationCodeAnswer>({
        token,
        expires_at: Math.floor(expiresAtMs / 1000),
        resend_at: Math.floor(resendAtMs / 1000),
      });
    });

    app.post('/web-api/registration/v1/phone-codes/confirm', async (context) => {
      const { token, code } = await readBody(context, isRegistrationCodeProof);
      const phone = codes.sentTo(token);
      const { result, triesLeft } = platform.codeTries.use(
        phone === undefined ? undefined : triesOf(platform, context, { phone, userId: undefined }),
        () => codes.tryCode(token, code),
      );
      switch (result.kind) {
        case 'right':
          return context.json<RegistrationTicket>({ ticket: result.ticket });
        case 'wrong':
          throw new ApiError(400, 'code_invalid', 'The code is wrong', {
            field: 'code',
            meta: {
              triesLeft,
              expires_at: Math.floor(result.expiresAtMs / 1000),
            },
          });
        case 'over':
          throw new ApiError(400, 'link_invalid', 'The code is over: ask for another one', {
            field: 'code',
          });
      }
    });

    // Back office: whether accounts with an address are decided by hand, and the decisions.
    app.post('/sandbox/v1/registrations', async (context) => {
      const { isByHand } = await readControl(context, { isByHand: 'boolean' }, 'isByHand');
      registrations.setByHand(isByHand);
      return context.json({ isByHand });
    });
    app.post('/sandbox/v1/registrations/:email', async (context) => {
      const { decision } = await readControl(
        context,
        { decision: oneOf('accept', 'refuse') },
        'decision',
      );
      const email = context.req.param('email').toLowerCase();
      if (!registrations.decide(email, decision === 'accept'))
        throw notFound('registration_unknown', `No request of ${email} waits for a decision`);
      return context.json({ email, decision });
    });

    app.post('/web-api/registration/v1/promo', async (context) => {
      const { code } = await readBody(context, isRegistrationPromoRequest);
      requireCaptchaOften(context, platform, 'promo code');
      limits.promoChecks.count(context.var.caller.source);
      return context.json<RegistrationPromoAnswer>({
        is_known: isKnownCode(code.trim().toUpperCase()),
      });
    });
  },
};

/** Signs the browser in when the account is open. */
function answerTo(
  context: SandboxContext,
  { gate, sessions, signedTokens, users, nowMs }: SandboxPlatform,
  registered: Registered,
): RegistrationAnswer {
  if (registered.kind === 'mailed') return { next: 'check_mail' };
  if (registered.kind === 'asked') return { next: 'request_sent' };
  if (registered.kind === 'bank') {
    const { visit } = registered;
    beginSignIn(context, signedTokens, 'grandstand_social', visit, visitLifeS);
    return { next: 'pay', url: `${bankPath}/go/${visit}` };
  }
  const user = users.byId(registered.userId);
  if (user === undefined)
    throw new Error(`The account ${registered.userId} that was just opened is not there`);
  const session = gate.open(context, user, { way: 'registration', isPersistent: false });
  return {
    next: 'signed_in',
    user_id: user.id,
    login: registered.login,
    ...(registered.password === undefined ? {} : { password: registered.password }),
    data: tokenDataOf(sessions.token(session, true), nowMs()),
  };
}
