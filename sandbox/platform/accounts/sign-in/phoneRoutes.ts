import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { SignInAnswer, SmsAnswer } from '#wire';
import { isPhoneLoginRequest, isSmsLoginRequest, isSmsRequest } from '#wire/validators/ways.js';
import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { ApiError } from '../../http/ApiError.ts';
import { readBody } from '../../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../../http/SandboxApp.ts';
import { readPhone } from '../readContact.ts';
import { signIn } from './authRoutes.ts';
import { readDeviceSecret } from './deviceCookie.ts';
import { openSession } from './openSession.ts';

/** Sign-in by a number that the person has confirmed: with the password, or with a code by text. */
export function addPhoneRoutes(app: SandboxApp, platform: SandboxPlatform): void {
  const { users, limits, smsCodes } = platform;
  app.post('/web-api/auth/v1/login/phone', async (context) => {
    const body = await readBody(context, isPhoneLoginRequest);
    const user = await signIn(platform, {
      user: users.byProvedPhone(body.phone_number),
      login: body.phone_number,
      password: body.uPassword,
      captchaResult: context.req.header('x-captcha-result'),
      device: readDeviceSecret(context),
      address: context.var.caller.address,
    });
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'phone', isPersistent: body.save }),
    );
  });

  app.post('/web-api/auth/v1/sms', async (context) => {
    const body = await readBody(context, isSmsRequest);
    const phone = readPhone(body['phone-code'] + body['phone-number']);
    requireCaptcha(context, platform);
    limits.letters.check(context.var.caller.address);
    limits.texts.count(phone);
    limits.letters.add(context.var.caller.address);
    const host = context.var.caller.host.replace(/:\d+$/, '');
    const { guid, expiresAtMs, resendAtMs } = smsCodes.send(phone, context.var.language, host);
    return context.json<SmsAnswer>({
      guid,
      masked: maskedPhone(phone),
      expires_at: Math.floor(expiresAtMs / 1000),
      resend_at: Math.floor(resendAtMs / 1000),
    });
  });

  app.post('/web-api/auth/v1/login/sms', async (context) => {
    const body = await readBody(context, isSmsLoginRequest);
    const result = smsCodes.tryCode(body.guid, body['sms-code']);
    if (result.kind === 'wrong')
      throw new ApiError(400, 'wrong_code', 'The code is wrong', {
        field: 'sms-code',
        meta: {
          triesLeft: result.triesLeft,
          expires_at: Math.floor(result.expiresAtMs / 1000),
        },
      });
    const user = result.kind === 'right' ? users.byId(result.userId) : undefined;
    if (user === undefined)
      throw new ApiError(400, 'time_up', 'The code is over: ask for another one', {
        field: 'sms-code',
      });
    return context.json<SignInAnswer>(
      openSession(context, platform, user, { way: 'sms', isPersistent: body.save }),
    );
  });
}

/** Texts cost money: whoever wants one lets the browser compute first. */
function requireCaptcha(context: SandboxContext, { captcha, captchaAfter }: SandboxPlatform): void {
  if (Number.isFinite(captchaAfter) && !captcha.accepts(context.req.header('x-captcha-result')))
    throw new ApiError(400, 100, 'Solve the captcha and repeat with X-Captcha-Result');
}

/** `+35699992121` as `+356 99•• ••21`: enough to recognise one's own number. */
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
