import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from '../../../test/services/FakeBrowser.ts';
import { covers, toConsentChoice } from './consentChoice.ts';
import { choiceOf, consentOptions } from './consentOptions.ts';
import { createConsentStore } from './ConsentStore.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

interface Setting {
  readonly cookie?: string;
  readonly cookieConsent?: boolean;
  readonly rgProfile?: 'strict' | 'standard';
  readonly isBot?: boolean;
  readonly browser?: FakeBrowser;
}

const stores: { dispose: () => void }[] = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

function open({
  cookie,
  cookieConsent = true,
  rgProfile = 'strict',
  isBot = false,
  browser = new FakeBrowser(),
}: Setting = {}) {
  const jar = new Map(cookie === undefined ? [] : [['cookies_agree_type', cookie]]);
  const ages = new Map<string, number>();
  const allowStorage = vi.fn();
  const store = createConsentStore(
    createTestServices({
      config: { features: { cookieConsent }, rgProfile },
      cookies: {
        read: (name: string) => jar.get(name),
        write: (name: string, value: string, maxAgeS?: number) => (
          jar.set(name, value),
          void ages.set(name, maxAgeS ?? 0)
        ),
      },
      environment: { isBot },
      preferences: { allowStorage },
      tabs: browser.openTab(),
    }),
  );
  stores.push(store);
  return { store, jar, ages, allowStorage };
}

test.each(['all', 'functionality', 'marketing', 'disabled'])(
  'NTC-20 the stored type %s is a choice, and the prompt does not open again',
  (cookie) => {
    const { store } = open({ cookie });
    expect([store.choice, store.isShown]).toEqual([cookie, false]);
  },
);

test.each(['', 'yes', 'ALL', 'necessary', '{"a":1}', 'functionality,marketing', '__proto__'])(
  'NTC-20 the stored type %j is none: the person is asked',
  (cookie) => {
    const { store } = open({ cookie });
    expect([store.choice, store.isShown, store.allows('functionality')]).toEqual([
      undefined,
      true,
      false,
    ]);
  },
);

test('NTC-20 a choice is kept for 180 days', () => {
  const { store, jar, ages } = open();
  store.choose('marketing');
  expect([jar.get('cookies_agree_type'), ages.get('cookies_agree_type'), store.isShown]).toEqual([
    'marketing',
    15_552_000,
    false,
  ]);
});

test('NTC-21 search engines are never asked, and no visitor of a site that does not ask', () => {
  expect([
    open({ isBot: true }).store.isShown,
    open({ cookieConsent: false }).store.isShown,
  ]).toEqual([false, false]);
});

test('NTC-22 without the question everything counts as accepted, but never with the strict profile', () => {
  const free = open({ cookieConsent: false, rgProfile: 'standard' });
  expect([free.store.allows('marketing'), free.allowStorage.mock.calls]).toEqual([true, [[true]]]);
  expect(free.jar.size).toBe(0);
  const strict = open({ cookieConsent: false });
  expect([
    strict.store.allows('necessary'),
    strict.store.allows('functionality'),
    strict.store.allows('marketing'),
    strict.allowStorage.mock.calls,
  ]).toEqual([true, false, false, []]);
  expect(open({ rgProfile: 'standard' }).store.allows('functionality')).toBe(false);
});

test('NTC-22 a refusal holds also where the site stopped asking', () => {
  expect(
    open({ cookie: 'disabled', cookieConsent: false, rgProfile: 'standard' }).store.allows(
      'marketing',
    ),
  ).toBe(false);
});

test('NTC-23 the ticked categories decide the type, and the type decides which categories are permitted', () => {
  const types = [true, false].flatMap((functionality) =>
    [true, false].map((marketing) => choiceOf({ functionality, marketing })),
  );
  expect(types).toEqual(['all', 'functionality', 'marketing', 'disabled']);
  expect(
    types.map((type) => [
      covers(type, 'necessary'),
      covers(type, 'functionality'),
      covers(type, 'marketing'),
    ]),
  ).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, true],
    [true, false, false],
  ]);
  expect(toConsentChoice(7)).toBeUndefined();
  expect(
    consentOptions({ functionality: false, marketing: true }).map((option) => [
      option.category,
      option.isChecked,
      option.isDisabled,
    ]),
  ).toEqual([
    ['necessary', true, true],
    ['functionality', false, false],
    ['marketing', true, false],
  ]);
});

test('NTC-24 waiting work runs once when the person agrees, and never after dispose', () => {
  const { store } = open();
  const waiting = vi.fn();
  const disposed = vi.fn();
  const necessary = vi.fn();
  store.whenAllowed('marketing', waiting);
  store.whenAllowed('marketing', disposed)();
  store.whenAllowed('necessary', necessary);
  store.choose('functionality');
  expect(waiting).not.toHaveBeenCalled();
  store.choose('all');
  store.choose('disabled');
  store.choose('all');
  expect([
    waiting.mock.calls.length,
    disposed.mock.calls.length,
    necessary.mock.calls.length,
  ]).toEqual([1, 0, 1]);
});

test('NTC-25 a choice reaches the other tab and decides which data are stored', async () => {
  const browser = new FakeBrowser();
  const first = open({ browser });
  const second = open({ browser });
  expect(first.allowStorage).not.toHaveBeenCalled();
  first.store.choose('all');
  await vi.waitFor(() => expect(second.store.choice).toBe('all'));
  expect([second.store.isShown, second.allowStorage.mock.calls]).toEqual([false, [[true]]]);
  second.store.openSettings();
  expect(second.store.isShown).toBe(true);
  second.store.choose('marketing');
  await vi.waitFor(() => expect(first.store.choice).toBe('marketing'));
  expect(first.allowStorage.mock.calls).toEqual([[true], [false]]);
});
