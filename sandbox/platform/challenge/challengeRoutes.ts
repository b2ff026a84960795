import { getCookie, setCookie } from 'hono/cookie';
import type {
  CaptchaTimeAnswer,
  CaptchaUpdateAnswer,
  CaptchaValidateAnswer,
  FingerprintAnswer,
} from '#wire';
import { isCaptchaValidateRequest, isFingerprintRequest } from '#wire/validators/recovery.js';
import { isSecure } from '../accounts/sign-in/sessionCookies.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp } from '../http/SandboxApp.ts';
import type { SandboxPlatform } from '../../SandboxPart.ts';

const captchaCookie = 'grandstand_captcha';

/** Adds the challenges that the platform may require: captcha and device record. */
export function addChallengeRoutes(
  app: SandboxApp,
  { captcha, fingerprints, gate }: SandboxPlatform,
): void {
  app.get('/web-api/captcha/v1/update', async (context) => {
    const { id, ...answer } = await captcha.update();
    setCookie(context, captchaCookie, id, {
      path: '/web-api/captcha',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure(context),
      maxAge: answer.time,
    });
    return context.json<CaptchaUpdateAnswer>(answer);
  });

  app.get('/web-api/captcha/v1/gettime', (context) =>
    context.json<CaptchaTimeAnswer>({ time: captcha.time(getCookie(context, captchaCookie)) }),
  );

  app.post('/web-api/captcha/v1/validate', async (context) => {
    const body = await readBody(context, isCaptchaValidateRequest);
    const answer = await captcha.validate(
      body,
      getCookie(context, captchaCookie),
      gate.find(context)?.idHash,
    );
    if (answer.type === 2) gate.close(context);
    return context.json<CaptchaValidateAnswer>(answer);
  });

  app.post('/web-api/fingerprint/v1/records', async (context) =>
    context.json<FingerprintAnswer>(
      fingerprints.record(await readBody(context, isFingerprintRequest)),
    ),
  );
}
