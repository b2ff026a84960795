import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type {
  PasswordCodeAnswer,
  PasswordCodeRequest,
  SignInAnswer,
  SmsAnswer,
  SmsRequest,
} from '#wire';
import {
  isPasswordCodeRequest,
  isPhoneLoginRequest,
  isSmsLoginRequest,
  isSmsRequest,
} from '#wire/validators/ways.js';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import { requireCaptcha } from '../../challenge/requireCaptcha.ts';
import { triesOf } from '../codes/triesOf.ts';
import { createPasswordReset } from '../password/createPasswordReset.ts';
import { readPhone, requireFewTries } from '../readContact.ts';
import type { User } from '../Users.ts';
import { signIn } from './authRoutes.ts';
import { readDeviceSecret } from './deviceCookie.ts';
import { openSession } from './openSession.ts';
import { countSignInWays } from './countSignInWays.ts';
import { readCredential } from './readCredential.ts';
import type { SmsPurpose } from './SmsCodes.ts';

/**
 * Adds sign-in by a confirmed number, with the password or with a code by text, and password reset
 * by such a code.
 */
export function addPhoneRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users } = platform;
  app.post('/web-api/auth/v1/login/phone', async (context) => {
    const body = await readBody(context, isPhoneLoginRequest);
    const user = await signIn(platform, {
      user: users.byProvedPhone(body.phone_number),
      login: body.phone_number,
      password: readCredential('uPassword', body.uPassword, body.encoding),
      captchaResult: context.req.header('x-captcha-result'),
      device: readDeviceSecret(context),
      address: context.var.caller.source,
      way: 'phone',
      origin: {
        agent: context.req.header('user-agent') ?? '',
        country: context.var.caller.country,
      },
    });
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'phone', isPersistent: body.save }),
    );
  });

  app.post('/web-api/auth/v1/sms', async (context) => {
    const body = await readBody(context, isSmsRequest);
    return context.json<SmsAnswer>(sendCode(platform, context, 'sign-in', body));
  });

  app.post('/web-api/auth/v1/login/sms', async (context) => {
    const body = await readBody(context, isSmsLoginRequest);
    const user = userOfCode(platform, context, 'sign-in', body);
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'sms', isPersistent: body.save }),
    );
  });

  app.post('/web-api/auth/v1/password/sms', async (context) => {
    const body = await readBody(context, isSmsRequest);
    return context.json<SmsAnswer>(sendCode(platform, context, 'password', body));
  });

  app.post('/web-api/auth/v1/password/code', async (context) => {
    const body = await readBody(context, isPasswordCodeRequest);
    const { token } = createPasswordReset(
      platform,
      userOfCode(platform, context, 'password', body),
    );
    return context.json<PasswordCodeAnswer>({ token });
  });
}

/** Sends a code if the number is confirmed by an account; the response does not reveal it. */
function sendCode(
  platform: SandboxPlatform,
  context: SandboxContext,
  purpose: SmsPurpose,
  body: SmsRequest,
): SmsAnswer {
  const { attempts, limits, smsCodes } = platform;
  const phone = readPhone(body['phone-code'] + body['phone-number']);
  requireCaptcha(context, platform);
  const counted = `forgotten ${phone}`;
  if (purpose === 'password')
    requireFewTries(attempts, counted, 'Too many texts', platform.nowMs());
  limits.messages.check(context.var.caller.source);
  limits.texts.count(phone);
  limits.messages.add(context.var.caller.source);
  if (purpose === 'password') attempts.record(counted, platform.nowMs());
  const host = context.var.caller.host.replace(/:\d+$/, '');
  // The number may have a new owner: in a strict profile a text alone opens no account.
  const sent = smsCodes.send(
    purpose,
    phone,
    context.var.language,
    host,
    ({ id }) =>
      purpose === 'password' ||
      !isStrictProfile(platform.profileAt(context.var.caller.host)) ||
      countSignInWays(platform, id, host) > 0,
  );
  return {
    guid: sent.guid,
    masked: maskedPhone(phone),
    expires_at: Math.floor(sent.expiresAtMs / 1000),
    resend_at: Math.floor(sent.resendAtMs / 1000),
  };
}

/** Returns the person of a code; rejects a wrong or expired one. */
function userOfCode(
  platform: SandboxPlatform,
  context: SandboxContext,
  purpose: SmsPurpose,
  { guid, 'sms-code': code }: PasswordCodeRequest,
): User {
  const { codeTries, smsCodes, users } = platform;
  const sent = smsCodes.sentTo(purpose, guid);
  const { result, triesLeft } = codeTries.use(sent && triesOf(platform, context, sent), () =>
    smsCodes.tryCode(purpose, guid, code),
  );
  if (result.kind === 'wrong')
    throw new ApiError(400, 'wrong_code', 'The code is wrong', {
      field: 'sms-code',
      meta: {
        triesLeft,
        expires_at: Math.floor(result.expiresAtMs / 1000),
      },
    });
  const user = result.kind === 'right' ? users.byId(result.userId) : undefined;
  if (user === undefined)
    throw new ApiError(400, 'time_up', 'The code is over: ask for another one', {
      field: 'sms-code',
    });
  return user;
}

/** Masks `+35699992121` as `+356 99•• ••21`, recognisable to its owner. */
function maskedPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  const [code = '', ...groups] = (number?.formatInternational() ?? phone).split(' ');
  const digits = groups.join(' ');
  const count = digits.replaceAll(/\D/g, '').length;
  let place = 0;
  return `${code} ${digits.replaceAll(/\d/g, (digit) => {
    place += 1;
    return place <= 2 || place > count - 2 ? digit : '•';
  })}`;
}
