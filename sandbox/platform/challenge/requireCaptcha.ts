import type { SandboxPlatform } from '../../SandboxPart.ts';
import { ApiError } from '../http/ApiError.ts';
import type { SandboxContext } from '../http/SandboxApp.ts';

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
