import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { definePlugin } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { referralCookies, storedPayAndPlay } from '../referral/referralCookies.ts';
import { createConsentStore } from '../consent/ConsentStore.ts';
import { consentToken } from '../contract.ts';
import { notices } from '../index.ts';
import { forgetReferral } from '../referral/forgetReferral.ts';
import { letItSnow } from '../snow/letItSnow.ts';
import { showPolicyLogo } from './showPolicyLogo.ts';

const pages = definePlugin({
  id: 'pages',
  routes: [
    {
      id: 1,
      name: 'pages.home',
      path: '',
      titleKey: 'a',
      load: async () => () => null,
    },
    {
      id: 2,
      name: 'pages.other',
      path: 'other',
      titleKey: 'b',
      load: async () => () => null,
    },
  ],
});

async function open(configuration: Readonly<Record<string, unknown>> = {}) {
  const { runtime } = await renderPlugin(<span />, {
    manifests: [notices, pages],
    configuration,
  });
  return runtime;
}

test('NTC-80 after pay and play the cookies of referral and postback go, once, and no others', async () => {
  const { services, session } = await open();
  await session.start();
  const remove = vi.spyOn(services.cookies, 'remove');
  const removed = (): readonly string[] =>
    remove.mock.calls
      .map(([name]) => name)
      .filter((name) => !name.endsWith('grandstand_signed_in'));
  const stop = forgetReferral(services);
  act(() => session.begin(7, { token: 't', expiresAtS: 4_000_000_000 }));
  expect(removed()).toEqual([]);
  services.storage.value(storedPayAndPlay).write(true);
  await act(() => session.end({ isServerTold: true }));
  act(() => session.begin(7, { token: 't', expiresAtS: 4_000_000_000 }));
  expect([removed(), services.storage.value(storedPayAndPlay).read()]).toEqual([
    [...referralCookies],
    false,
  ]);
  stop();
});

test('NTC-81 the hidden picture of the regulator is loaded in countries 1, 66, 126, 228 and 120 only', async () => {
  const shown: number[] = [];
  for (const geoCountryId of [0, 1, 2, 66, 120, 126, 228]) {
    const { services } = await open({ rgProfile: 'standard', site: { geoCountryId } });
    const stop = showPolicyLogo(services, await services.services.get(consentToken));
    const logo = document.querySelector('img');
    if (logo !== null) {
      shown.push(geoCountryId);
      expect([logo.getAttribute('src'), logo.hidden, logo.alt]).toEqual([
        '/web-api/policy/logo.agif',
        true,
        '',
      ]);
    }
    stop();
    expect(document.querySelector('img')).toBeNull();
  }
  expect(shown).toEqual([1, 66, 120, 126, 228]);
});

test('NTC-81 M27 the picture waits until marketing is allowed, and never comes with necessary only', async () => {
  for (const [choice, isShown] of [
    ['all', true],
    ['marketing', true],
    ['functionality', false],
    ['disabled', false],
  ] as const) {
    const { services } = await open({
      features: { cookieConsent: true },
      site: { geoCountryId: 1 },
    });
    const consent = createConsentStore(services);
    const stop = showPolicyLogo(services, consent);
    expect(document.querySelector('img'), 'before a choice').toBeNull();
    consent.choose(choice);
    expect(document.querySelector('img') !== null, choice).toBe(isShown);
    stop();
    consent.dispose();
    services.cookies.remove('cookies_agree_type');
    expect(document.querySelector('img')).toBeNull();
  }
});

test('NTC-82 it snows on home while the feature is on, not on other pages and not in calm mode', async () => {
  const isSnowing = (): boolean => document.querySelector('.snow') !== null;
  const { services, navigator, site } = await open({ features: { snow: true } });
  const stop = letItSnow(services);
  expect([
    isSnowing(),
    document.querySelectorAll('.snow i').length,
    document.querySelector('.snow')?.ariaHidden,
  ]).toEqual([true, 32, 'true']);
  await act(async () => {
    navigator.go({ name: 'pages.other' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(isSnowing()).toBe(false);
  await act(async () => {
    navigator.go({ name: 'pages.home' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(isSnowing()).toBe(true);
  act(() => services.preferences.set('arePricesPaused', true));
  expect(isSnowing()).toBe(false);
  act(() => services.preferences.set('arePricesPaused', false));
  expect(isSnowing()).toBe(true);
  act(() => site.apply({ ...site.configuration, features: { snow: false } }, site.plan));
  expect(isSnowing()).toBe(false);
  act(() => site.apply({ ...site.configuration, features: { snow: true } }, site.plan));
  expect(isSnowing()).toBe(true);
  stop();
  expect(isSnowing()).toBe(false);
  const without = await open();
  letItSnow(without.services)();
  expect(isSnowing()).toBe(false);
});
