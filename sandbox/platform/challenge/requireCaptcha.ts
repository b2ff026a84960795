import type { SandboxPlatform } from '../../SandboxPart.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';

/** What is guessed by trying often, or begun by machines in great numbers. */
type Tried = 'forgotten' | 'registration' | 'printed money' | 'promo code';

/**
 * From one address the first calls of a kind within 15 minutes need no captcha, each further one
 * does.
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
 * What costs others something, and anybody may ask for, needs a captcha first.
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
