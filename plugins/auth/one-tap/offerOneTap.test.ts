import { runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { FunctionalConsent } from '../contract.ts';
import { offerOneTap } from './offerOneTap.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { TestNavigation } from '../../../test/services/TestNavigation.ts';
import { checkedSettings } from '../../../test/services/checkedSettings.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

// Loaded now: the tests wait for what is asked, not for the disk.
await import('../../../schemas/generated/laterEndpointRows.ts');

function stage(
  change: {
    isEnabled?: boolean;
    settings?: Readonly<Record<string, unknown>>;
    isBot?: boolean;
    isMobile?: boolean;
    isAuthed?: boolean;
    hasConsent?: boolean;
    routeName?: string;
  } = {},
) {
  const calls = answer('auth.oneTapClient', refusal(400, 'enough'));
  const navigation = new TestNavigation();
  runInAction(() => {
    if (change.routeName !== undefined) navigation.routeName = change.routeName;
  });
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
      plugins: {
        auth:
          checkedSettings('auth', change.settings ?? { oneTap: { scriptUrl: '/x.js' } }) ?? false,
      },
    },
    environment: { isBot: change.isBot ?? false, isMobile: change.isMobile ?? false },
    navigation,
    plan: {
      routes: [{ name: 'payments.result', provider: 'return' }, { name: 'betting.home' }],
    },
    reports: { report: () => undefined },
    session: { isAuthed: change.isAuthed ?? false, onChange: () => () => undefined },
    services: { has: () => change.hasConsent ?? true, get: async () => consent },
  });
  return {
    navigation,
    calls,
    services,
    agree: () => {
      for (const run of waiting) run();
    },
  };
}

const settle = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
};

test('AUT-85 nothing is asked before the consent, and something after it', async () => {
  const { services, calls, agree } = stage();
  offerOneTap(services);
  await settle();
  expect(calls).toEqual([]);
  agree();
  await settle();
  expect(calls).toHaveLength(1);
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
  const { services, calls, agree } = stage(change);
  offerOneTap(services);
  await settle();
  agree();
  await settle();
  expect(calls).toEqual([]);
});

test('AUT-85 an offer that was ended before the consent is never made', async () => {
  const { services, calls, agree } = stage();
  const stop = offerOneTap(services);
  await settle();
  stop();
  agree();
  await settle();
  expect(calls).toEqual([]);
});

test('AUT-89 on a phone the offer waits for the sign-in page', async () => {
  const { services, calls, navigation, agree } = stage({ isMobile: true });
  offerOneTap(services);
  await settle();
  runInAction(() => (navigation.routeName = 'betting.event'));
  agree();
  await settle();
  expect(calls).toEqual([]);
  runInAction(() => (navigation.routeName = 'auth.login'));
  await settle();
  expect(calls).toHaveLength(1);
});

test.each(['payments.result', 'betting.home'])(
  'AUT-365 TA24 from %s to a way back of payments nothing is offered',
  async (first) => {
    const { services, calls, navigation, agree } = stage({ routeName: first });
    offerOneTap(services);
    runInAction(() => (navigation.routeName = 'payments.result'));
    await settle();
    agree();
    await settle();
    expect(calls).toEqual([]);
    runInAction(() => (navigation.routeName = 'betting.home'));
    await settle();
    expect(calls).toHaveLength(first === 'betting.home' ? 1 : 0);
  },
);
