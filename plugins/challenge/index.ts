import { definePlugin, provideService } from '#core';
import { captchaModal, captchaToken } from './contract.ts';

export const challenge = definePlugin({
  id: 'challenge',
  provides: [
    provideService(
      captchaToken,
      async () => (await import('./captcha/CaptchaService.ts')).createCaptchaService,
    ),
  ],
  modals: [
    {
      id: captchaModal.id,
      load: async () => (await import('./captcha/CaptchaDialog.tsx')).CaptchaDialog,
    },
  ],
  interceptors: [
    {
      id: 'challenge.captcha',
      order: 10,
      status: 400,
      codes: [100, 111, 112, 113],
      load: async () => (await import('./captcha/solveCaptcha.ts')).solveCaptcha,
    },
    {
      id: 'challenge.fingerprint',
      order: 20,
      status: 400,
      codes: [120],
      load: async () => (await import('./fingerprint/sendFingerprint.ts')).sendFingerprint,
    },
  ],
  stored: [
    {
      name: 'grandstand_captcha',
      area: 'cookie',
      purpose: 'protection',
      consent: 'necessary',
      life: { kind: 'minutes', count: 5 },
    },
  ],
  i18n: { load: (language) => import(`./locales/${language}.json`) },
});
