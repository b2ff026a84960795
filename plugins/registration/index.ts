import { definePlugin, provideService, skeletons } from '#core';

import {
  registrationLeftEvent,
  registrationModal,
  registrationStepEvent,
  registerCommand,
  registrationRoute,
  socialRegistrationRoute,
} from './contract.ts';
import { registrationToken } from './form/registrationToken.ts';

const page = {
  skeleton: skeletons.form,
  hasEndColumn: false,
  requires: 'registration',
  texts: ['auth.birth-date', 'auth.new-password', 'auth.ways'],
} as const;

export const registration = definePlugin({
  id: 'registration',
  needs: ['auth'],
  provides: [
    provideService(
      registrationToken,
      async () => (await import('./form/createRegistrationStore.ts')).createRegistrationStore,
    ),
  ],
  routes: [
    {
      ...page,
      id: 1018,
      name: registrationRoute,
      path: 'registration',
      titleKey: 'page.title',
      descriptionKey: 'page.description',
      access: 'anonymous',
      load: async () => (await import('./open/RegistrationPage.tsx')).RegistrationPage,
    },
    {
      ...page,
      id: 1100,
      name: socialRegistrationRoute,
      path: 'registration/socialregistration',
      titleKey: 'social.title',
      access: 'anonymous',
      isPrivate: true,
      load: async () =>
        (await import('./social/SocialRegistrationPage.tsx')).SocialRegistrationPage,
    },
    {
      ...page,
      id: 1019,
      name: 'registration.confirm',
      path: 'user/registered',
      titleKey: 'confirm.title',
      isPrivate: true,
      rules: { banned: 'allowed', isTermsExempt: true },
      load: async () => (await import('./result/ConfirmPage.tsx')).ConfirmPage,
    },
  ],
  modals: [
    {
      id: registrationModal.id,
      texts: ['auth.birth-date', 'auth.new-password', 'auth.ways'],
      load: async () => (await import('./open/RegistrationDialog.tsx')).RegistrationDialog,
    },
  ],
  commands: [
    {
      id: registerCommand.id,
      load: async () => (await import('./open/openRegistration.ts')).openRegistration,
    },
  ],
  events: [
    {
      name: registrationStepEvent.name,
      version: 1,
      payload: async () =>
        (await import('./form/registrationStepPayload.ts')).registrationStepPayload,
    },
    {
      name: registrationLeftEvent.name,
      version: 1,
      payload: {
        type: 'object',
        properties: {
          type: { type: 'string' },
          filled: { type: 'integer' },
          seconds: { type: 'integer' },
        },
        required: ['type', 'filled', 'seconds'],
        additionalProperties: false,
      },
    },
  ],
  i18n: {
    load: (language) => import(`./locales/${language}.json`),
    later: (language) => import(`./locales/later/${language}.json`),
  },
});
