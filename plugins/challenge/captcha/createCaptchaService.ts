import type { CoreServices } from '#core';
import type { Captcha } from '../contract.ts';
import { CaptchaService } from './CaptchaService.ts';

export function createCaptchaService(services: CoreServices): Captcha {
  return new CaptchaService(services);
}
