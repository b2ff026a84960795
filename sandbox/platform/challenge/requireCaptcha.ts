import type { SandboxPlatform } from '../../SandboxPart.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';

/** Calls that can be brute-forced or automated. */
type Tried = 'forgotten' | 'registration' | 'printed money' | 'promo code';

/**
 * Requires a captcha after the first calls of a kind from an address within 15 minutes.
 *
 * @throws ApiError 400 with the code 100 without one
 */
export function requireCaptchaOften(
  context: SandboxContext,
  platform: Pick<SandboxPlatform, 'attempts' | 'captcha' | 'captchaAfter' | 'nowMs'>,
  tried: Tried,
): void {
  const { attempts, captchaAfter, nowMs } = platform;
  const counted = `captcha ${tried} ${context.var.caller.source}`;
  if (attempts.count(counted, nowMs()) >= captchaAfter) requireCaptcha(context, platform);
  attempts.record(counted, nowMs());
}

/**
 * Requires a captcha for a call that costs other people something and is open to anybody.
 *
 * @throws ApiError 400 with the code 100 without one
 */
export function requireCaptcha(
  context: SandboxContext,
  { captcha, captchaAfter }: Pick<SandboxPlatform, 'captcha' | 'captchaAfter'>,
): void {
  if (Number.isFinite(captchaAfter) && !captcha.accepts(context.req.header('x-captcha-result')))
    throw new ApiError(400, 100, 'Solve the captcha and repeat with X-Captcha-Result');
}
