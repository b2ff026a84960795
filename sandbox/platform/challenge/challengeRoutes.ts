import { getCookie, setCookie } from 'hono/cookie';
import type {
  CaptchaTimeAnswer,
  CaptchaUpdateAnswer,
  CaptchaValidateAnswer,
  FingerprintAnswer,
} from '#wire';
import { isCaptchaValidateRequest, isFingerprintRequest } from '#wire/validators/recovery.js';
import { readBody } from '../http/readBody.ts';
import type { SandboxApp, SandboxContext } from '../http/SandboxApp.ts';
import type { Captcha } from './Captcha.ts';
import type { Fingerprints } from './Fingerprints.ts';

const captchaCookie = 'grandstand_captcha';

export interface ChallengeRoutesDependencies {
  readonly captcha: Captcha;
  readonly fingerprints: Fingerprints;
  /** The session of the caller, for counting wrong answers; undefined for a visitor. */
  readonly sessionHash: (context: SandboxContext) => string | undefined;
  /** Ends the session of the caller and clears the cookies. */
  readonly signOut: (context: SandboxContext) => void;
}

/** Challenges that the platform may require: captcha and device record. */
export function addChallengeRoutes(
  app: SandboxApp,
  { captcha, fingerprints, sessionHash, signOut }: ChallengeRoutesDependencies,
): void {
  app.get('/web-api/captcha/v1/update', async (context) => {
    const { id, ...answer } = await captcha.update();
    setCookie(context, captchaCookie, id, {
      path: '/web-api/captcha',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: answer.time,
    });
    return context.json<CaptchaUpdateAnswer>(answer);
  });

  app.get('/web-api/captcha/v1/gettime', (context) =>
    context.json<CaptchaTimeAnswer>({ time: captcha.time(getCookie(context, captchaCookie)) }),
  );

  app.post('/web-api/captcha/v1/validate', async (context) => {
    const body = await readBody(context.req.raw, isCaptchaValidateRequest);
    const answer = await captcha.validate(
      body,
      getCookie(context, captchaCookie),
      sessionHash(context),
    );
    if (answer.type === 2) signOut(context);
    return context.json<CaptchaValidateAnswer>(answer);
  });

  app.post('/web-api/fingerprint/v1/records', async (context) =>
    context.json<FingerprintAnswer>(
      fingerprints.record(await readBody(context.req.raw, isFingerprintRequest)),
    ),
  );
}
