import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { consentToken } from '../contract.ts';
import { notices } from '../index.ts';
import type { ConsentStore } from '../consent/ConsentStore.ts';
import { CookiePolicyPage } from './CookiePolicyPage.tsx';
import { listStoredData } from './listStoredData.ts';

async function open(
  features: Readonly<Record<string, boolean>> = { cookieConsent: true },
  rgProfile = 'strict',
) {
  document.cookie = 'cookies_agree_type=; Max-Age=0; Path=/';
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [notices],
    configuration: { features, rgProfile },
    path: '/en/information/cookies',
  });
  const consent = (await runtime.services.services.get(consentToken)) as ConsentStore;
  rerender(<CookiePolicyPage />);
  await screen.findByRole('heading', { level: 1, name: 'Cookie policy' });
  return { runtime, consent };
}

test('NTC-92 the page lists all stored data, with category and lifetime', async () => {
  await open();
  const names = screen
    .getAllByRole('listitem')
    .flatMap((item) => (item.querySelector(':scope > code') === null ? [] : [item.textContent]));
  expect(names.length).toBeGreaterThan(30);
  for (const line of [
    'lngCookie1 year',
    'ggruCookie30 minutes',
    'coupon/selectionsBrowser storageUntil you delete it',
    'grandstand_sidCookieWhile you are logged in',
    'age-untilBrowser storage30 days',
  ])
    expect(names, line).toContain(line);
  const functionality = screen
    .getByRole('heading', { name: 'Preferences' })
    .closest('section') as HTMLElement;
  within(functionality).getByText('hide_left');
  within(functionality).getByText('preferences');
  expect(within(functionality).queryByText('coupon/selections')).toBeNull();
  within(
    screen.getByRole('heading', { name: 'Marketing' }).closest('section') as HTMLElement,
  ).getByText('Nothing in this category is stored at the moment.');
  await waitFor(() => expect(document.title).toContain('Cookie policy'));
});

test('NTC-115 if consent is required, the page says how long preferences last without it', async () => {
  await open();
  screen.getByText(/last until you close the tab or the browser/);
  cleanup();
  await open({ cookieConsent: false }, 'standard');
  expect(screen.queryByText(/last until you close the tab/)).toBeNull();
});

test('NTC-92 stored data of a plugin that is off are not listed', () => {
  const namesWhere = (isOn: boolean): readonly string[] =>
    listStoredData({ plugins: [{ id: 'coupon', isOn, settings: {} }] }).flatMap(({ groups }) =>
      groups.flatMap(({ items }) => items.map(({ name }) => name)),
    );
  expect(namesWhere(true)).toEqual(expect.arrayContaining(['coupon/selections', 'lng']));
  expect(namesWhere(false)).toContain('lng');
  expect(namesWhere(false)).not.toContain('coupon/selections');
});

test('NTC-93 M29 the page is open to everybody, wherever the site is closed', () => {
  expect(notices.routes.find(({ path }) => path === 'information/cookies')?.rules).toEqual({
    banned: 'allowed',
    isTermsExempt: true,
    isAlwaysOpen: true,
  });
});

test('NTC-93 the page says the choice that holds and opens it again', async () => {
  const { consent } = await open();
  screen.getByText('You haven’t chosen yet. Until you do, we only store what’s necessary.');
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(consent.isReopened).toBe(true);
  consent.choose('functionality');
  await screen.findByText('You’ve accepted preference cookies, but not marketing.');
});

test('NTC-93 a site that does not ask says so', async () => {
  await open({ cookieConsent: false });
  screen.getByText('This site only stores what’s necessary, so there’s nothing to choose.');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await open({ cookieConsent: false }, 'standard');
  screen.getByText('No choice is needed on this site. Everything below may be stored.');
});
