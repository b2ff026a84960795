import { expect, test, vi } from 'vitest';
import type { FunctionalConsent } from '../contract.ts';
import { offerOneTap } from './offerOneTap.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const call = vi.fn(async () => Promise.reject(new Error('enough')));

function stage(
  change: {
    isEnabled?: boolean;
    settings?: Readonly<Record<string, unknown>>;
    isBot?: boolean;
    isAuthed?: boolean;
    hasConsent?: boolean;
  } = {},
) {
  call.mockClear();
  const waiting: (() => void)[] = [];
  const consent = {
    whenAllowed: (category, run) => {
      if (category === 'functionality') waiting.push(run);
      return () => waiting.splice(0);
    },
  } as Partial<FunctionalConsent>;
  const services = createTestServices({
    config: {
      site: { isOneTapAuthEnabled: change.isEnabled ?? true },
      plugins: { auth: change.settings ?? { oneTap: { scriptUrl: '/x.js' } } },
    },
    environment: { isBot: change.isBot ?? false },
    http: { call },
    reports: { report: () => undefined },
    session: { isAuthed: change.isAuthed ?? false, onChange: () => () => undefined },
    services: { has: () => change.hasConsent ?? true, get: async () => consent },
  });
  return {
    services,
    agree: () => {
      for (const run of waiting) run();
    },
  };
}

const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('AUT-85 nothing is asked before the consent, and something after it', async () => {
  const { services, agree } = stage();
  offerOneTap(services);
  await settle();
  expect(call).not.toHaveBeenCalled();
  agree();
  await settle();
  expect(call).toHaveBeenCalledWith('auth.oneTapClient');
});

test.each([
  { isEnabled: false },
  { settings: {} },
  { settings: { oneTap: { scriptUrl: 'http://id.example/x.js' } } },
  { settings: { oneTap: { scriptUrl: '//id.example/x.js' } } },
  { isBot: true },
  { isAuthed: true },
  { hasConsent: false },
])('AUT-85 no offer with %j', async (change) => {
  const { services, agree } = stage(change);
  offerOneTap(services);
  await settle();
  agree();
  await settle();
  expect(call).not.toHaveBeenCalled();
});

test('AUT-85 an offer that was ended before the consent is never made', async () => {
  const { services, agree } = stage();
  const stop = offerOneTap(services);
  await settle();
  stop();
  agree();
  await settle();
  expect(call).not.toHaveBeenCalled();
});
