import type { CoreServices } from '#core';
import type { Captcha } from '../contract.ts';
import { CaptchaDesk } from './CaptchaDesk.ts';

export function createCaptchaDesk(services: CoreServices): Captcha {
  return new CaptchaDesk(services);
}
