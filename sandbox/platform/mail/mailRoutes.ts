import type {
  ActivationCodeAnswer,
  ActivationLetterAnswer,
  ConfirmEmailAnswer,
  ConfirmPhoneAnswer,
  NewsLetterAnswer,
  ResumeNewsAnswer,
  StopNewsAnswer,
} from '#wire';
import {
  isActivationCodeRequest,
  isActivationLetterRequest,
  isConfirmPhoneRequest,
  isLetterTokenRequest,
  isNewsLetterRequest,
} from '#wire/validators/letters.js';
import { triesOf } from '../accounts/codes/triesOf.ts';
import { requireUserNamed } from '../accounts/requireUserNamed.ts';
import { limitMails, readEmail, readPhone } from '../accounts/readContact.ts';
import type { User } from '../accounts/Users.ts';
import { oneOf, readControl } from '../../control/readControl.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';
import { deviceOf, originOf } from './OwnerEmails.ts';

const invalidLink = (): ApiError =>
  new ApiError(
    400,
    'link_invalid',
    'The link was used, has expired, or is not complete: ask for another one',
  );

/** Adds the routes behind links in e-mails. They never reveal which addresses and numbers exist. */
export function addMailRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  addActivationRoutes(app, platform);
  addNewsletterRoutes(app, platform);
  addMailControl(app, platform);
}

/** Finds a person by address; every request counts, unknown addresses included. */
function byEmail(
  platform: SandboxPlatform,
  context: SandboxContext,
  what: string,
  email: string,
): { readonly user: User | undefined; readonly address: string } {
  const address = readEmail(email);
  limitMails(platform, context, what, address);
  const user = platform.users.byLogin(address);
  const isTheirs = user !== undefined && user.hasEmail && user.email.toLowerCase() === address;
  return { user: isTheirs ? user : undefined, address };
}

function addActivationRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, activation, codeTries, contacts, later } = platform;
  app.post('/web-api/auth/v1/activation/email', async (context) => {
    const { token } = await readBody(context, isLetterTokenRequest);
    const confirmed = activation.confirmLink(token, deviceOf(originOf(context)));
    if (confirmed === undefined) throw invalidLink();
    return context.json<ConfirmEmailAnswer>(confirmed);
  });

  app.post('/web-api/auth/v1/activation/letter', async (context) => {
    const { kind, email } = await readBody(context, isActivationLetterRequest);
    const { user, address } = byEmail(platform, context, kind, email);
    const asked = user ?? contacts.personAwaiting('email', address);
    if (asked !== undefined)
      later(() => activation.sendLink(kind, asked, context.var.language, address));
    return context.json<ActivationLetterAnswer>({ accepted: true });
  });

  app.post('/web-api/auth/v1/activation/phone', async (context) => {
    const { token, code } = await readBody(context, isConfirmPhoneRequest);
    const sent = activation.codeSentTo(token);
    const { result: outcome, triesLeft } = codeTries.use(
      sent && triesOf(platform, context, sent),
      () => activation.confirmCode(token, code, deviceOf(originOf(context))),
    );
    if (outcome.kind === 'wrong')
      throw new ApiError(400, 'code_invalid', 'The code does not fit', {
        field: 'code',
        meta: { triesLeft, expires_at: Math.floor(outcome.expiresAtMs / 1000) },
      });
    if (outcome.kind === 'unknown') throw invalidLink();
    return context.json<ConfirmPhoneAnswer>({ confirmed: true });
  });

  app.post('/web-api/auth/v1/activation/code', async (context) => {
    const { phone } = await readBody(context, isActivationCodeRequest);
    const number = readPhone(phone);
    limitMails(platform, context, 'code', number);
    const { token, expiresAtMs } = activation.sendCode(
      users.byPhone(number) ?? contacts.personAwaiting('phone', number),
      number,
      context.var.language,
    );
    return context.json<ActivationCodeAnswer>({
      token,
      expires_at: Math.floor(expiresAtMs / 1000),
    });
  });
}

function addNewsletterRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { news, later } = platform;
  app.post('/web-api/mailing/v1/news/stop', async (context) => {
    const { token } = await readBody(context, isLetterTokenRequest);
    const stopped = news.stop(token);
    if (stopped === undefined) throw invalidLink();
    const { email, undoToken } = stopped;
    return context.json<StopNewsAnswer>({
      email,
      ...(undoToken === undefined ? {} : { undo_token: undoToken }),
    });
  });

  app.post('/web-api/mailing/v1/news/resume', async (context) => {
    const { token } = await readBody(context, isLetterTokenRequest);
    if (!news.resume(token)) throw invalidLink();
    return context.json<ResumeNewsAnswer>({ resumed: true });
  });

  app.post('/web-api/mailing/v1/news/letter', async (context) => {
    const { email } = await readBody(context, isNewsLetterRequest);
    const { user } = byEmail(platform, context, 'news', email);
    if (user !== undefined) later(() => news.sendLink(user, context.var.language));
    return context.json<NewsLetterAnswer>({ accepted: true });
  });
}

function addMailControl(
  app: SandboxApp,
  { users, activation, news, mailing }: SandboxPlatform,
): void {
  /** Sends one of the e-mails now and returns the path of its link. */
  app.post('/sandbox/v1/users/:login/letter', async (context) => {
    const { kind } = await readControl(
      context,
      { kind: oneOf('verify', 'activate', 'activatefast', 'news') },
      'kind',
    );
    const user = requireUserNamed(users, context.req.param('login'));
    const send = {
      verify: () => activation.sendLink('verify', user, user.language),
      activate: () => activation.sendLink('activate', user, user.language),
      activatefast: () => activation.sendCode(user, user.phone, user.language).path,
      news: () => news.sendTo(user),
    };
    if (kind === 'activatefast' && user.phone === '')
      throw new ApiError(409, 'no_phone', 'The person has no telephone number: set one');
    return context.json({ ok: true, path: send[kind]() });
  });

  app.post('/sandbox/v1/news', async (context) => {
    const { text } = await readControl(context, { text: 'string' });
    return context.json({ ok: true, sentTo: news.send(text) });
  });

  app.get('/sandbox/v1/users/:login/mailing', (context) => {
    const user = requireUserNamed(users, context.req.param('login'));
    return context.json(mailing.of(user.id));
  });
}
