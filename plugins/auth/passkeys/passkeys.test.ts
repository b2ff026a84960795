import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { SoftwareAuthenticator } from '../../../sandbox/testing/SoftwareAuthenticator.ts';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import type { PasskeyBrowser, PasskeyRefusal } from './PasskeyBrowser.ts';
import { PasskeySignInStore } from './PasskeySignInStore.ts';
import { PasskeysStore } from './PasskeysStore.ts';

/** Browser with one device, whose owner agrees to everything that a test does not refuse. */
class DeviceBrowser implements PasskeyBrowser {
  readonly isSupported = true;
  readonly device: SoftwareAuthenticator;
  canOffer = false;
  refusal: PasskeyRefusal | undefined = undefined;
  readonly forgotten: string[] = [];
  cancelled = 0;
  offers = 0;
  /** Lets the autofill request be answered. */
  take: () => void = () => undefined;

  constructor(origin: string) {
    this.device = new SoftwareAuthenticator(origin);
  }

  canFillIn = async (): Promise<boolean> => this.canOffer;

  sign: PasskeyBrowser['sign'] = async ({ challenge }, isFilledIn) => {
    if (isFilledIn) {
      this.offers += 1;
      const isTaken = await new Promise<boolean>((resolve) => {
        this.take = () => resolve(true);
        this.#drop = () => resolve(false);
      });
      if (!isTaken) return 'cancelled';
    } else this.#drop();
    return this.refusal ?? this.device.get(challenge);
  };

  create: PasskeyBrowser['create'] = async ({ challenge }) =>
    this.refusal ?? this.device.create(challenge);

  cancel = (): void => {
    this.cancelled += 1;
    this.#drop();
  };

  forget = (_rpId: string, id: string): void => void this.forgotten.push(id);

  readonly accepted: unknown[] = [];
  accept = (...told: unknown[]): void => void this.accepted.push(told);

  #drop: () => void = () => undefined;
}

interface Stage {
  readonly page: PlatformPage;
  readonly browser: DeviceBrowser;
  readonly keys: PasskeysStore;
  readonly store: PasskeySignInStore;
  readonly signedIn: readonly SignedIn[];
}

/** Gives the demo person a passkey and signs them out again. */
async function stage(): Promise<Stage> {
  const page = createPlatformPage();
  // Origin of calls in the tests' sandbox.
  const browser = new DeviceBrowser('http://localhost');
  const keys = new PasskeysStore(page, browser);
  await page.signIn();
  await keys.add();
  expect(keys.outcome).toBe('added');
  const signedIn: SignedIn[] = [];
  const store = new PasskeySignInStore(page, browser, (payload) => signedIn.push(payload));
  onTestFinished(store.dispose);
  return { page, browser, keys, store, signedIn };
}

const no = (): boolean => false;

test('AUT-295 LG08 a press of the button signs in, and to close the device’s question says nothing', async () => {
  const { page, browser, store, signedIn } = await stage();
  browser.refusal = 'cancelled';
  await store.press(no);
  expect([store.problem, signedIn]).toEqual([undefined, []]);
  browser.refusal = undefined;
  await store.press(no);
  expect(signedIn).toHaveLength(1);
  expect(page.session.isAuthed).toBe(true);
});

test('AUT-296 LG08 the browser offers passkeys in the field; the button takes that back and offers anew', async () => {
  const { browser, store, signedIn } = await stage();
  browser.canOffer = true;
  void store.offer(no);
  await vi.waitFor(() => expect(browser.offers).toBe(1));
  browser.refusal = 'cancelled';
  void store.press(no);
  await vi.waitFor(() => expect(browser.offers).toBe(2));
  expect(signedIn).toEqual([]);
  browser.refusal = undefined;
  browser.take();
  await vi.waitFor(() => expect(signedIn).toHaveLength(1));
});

test('AUT-296 the offer is made anew before its challenge is over, and ends with the form', async () => {
  const { page, browser, store } = await stage();
  browser.canOffer = true;
  void store.offer(no);
  await vi.waitFor(() => expect(browser.offers).toBe(1));
  await page.host.advance(4 * 60_000);
  await vi.waitFor(() => expect(browser.offers).toBe(2));
  const before = browser.cancelled;
  store.dispose();
  expect(browser.cancelled).toBe(before + 1);
  await page.host.advance(10 * 60_000);
  expect(browser.offers).toBe(2);
});

test('AUT-296 an offer that could not be made, or that the browser ended, comes again after 5 s', async () => {
  const { page, browser, store, signedIn } = await stage();
  browser.canOffer = true;
  await page.sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/auth/v1/passkeys/options', status: 503 },
  ]);
  await store.offer(no);
  expect([browser.offers, store.problem]).toEqual([0, undefined]);
  await page.sandbox.post('/sandbox/v1/faults', []);
  await page.host.advance(5000);
  await vi.waitFor(() => expect(browser.offers).toBe(1));
  browser.refusal = 'cancelled';
  browser.take();
  await page.host.advance(5000);
  await vi.waitFor(() => expect(browser.offers).toBe(2));
  browser.refusal = undefined;
  browser.take();
  await vi.waitFor(() => expect(signedIn).toHaveLength(1));
});

test.each([
  [{ status: 500 }, 'trouble'],
  [{ drop: 'before' }, 'no-connection'],
] as const)('AUT-22 a passkey whose call fails by %j tells %s', async (fault, problem) => {
  const { page, store } = await stage();
  await page.sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/auth/v1/passkeys/options', times: 9, ...fault },
  ]);
  await store.press(no);
  expect(store.problem).toBe(problem);
});

test('AUT-297 LG08 a key without an account is reported as such, and the device may remove it', async () => {
  const { browser, keys, store, signedIn } = await stage();
  await keys.remove(browser.device.id);
  expect(keys.outcome).toBe('removed');
  await store.press(no);
  expect([store.problem, browser.forgotten, signedIn]).toEqual([
    'unknown',
    [browser.device.id],
    [],
  ]);
});

test('SHL-801 UC07 each passkey attempt emits a step without the owner; unavailable and dismissed ones emit none', async () => {
  const { page, browser, keys, store } = await stage();
  const told: object[] = [];
  page.events.on(signInStepEvent, (step) => told.push(step));
  browser.canOffer = true;
  void store.offer(no);
  await vi.waitFor(() => expect(browser.offers).toBe(1));
  browser.canOffer = false;
  browser.refusal = 'cancelled';
  await store.press(no);
  expect(told).toEqual([]);
  browser.refusal = undefined;
  await store.press(no);
  await page.signIn();
  await keys.remove(browser.device.id);
  await store.press(no);
  const shared = { method: 'passkey', provider: 'none', tries: 1, ms: 0, sinceLastMs: 0 };
  expect(told).toEqual([
    { ...shared, step: 'sent', code: 'none', hasDone: false },
    { ...shared, step: 'completed', code: 'none', hasDone: false },
    { ...shared, step: 'sent', code: 'none', hasDone: true },
    { ...shared, step: 'refused', code: 'passkey_unknown', hasDone: true },
  ]);
});

test('AUT-298 SE04 a passkey is named by its owner; what could not be made changes nothing', async () => {
  const { browser, keys } = await stage();
  const [first] = keys.answer.value?.passkeys ?? [];
  if (first === undefined) throw new Error('no passkey');
  keys.beginRename(first);
  keys.setNewName('  Phone ');
  await keys.saveName();
  expect([keys.renamedId, keys.answer.value?.passkeys.map(({ name }) => name)]).toEqual([
    undefined,
    ['Phone'],
  ]);
  for (const [refusal, outcome] of [
    ['known', 'problem.known'],
    ['failed', 'problem.failed'],
    ['cancelled', undefined],
  ] as const) {
    browser.refusal = refusal;
    await keys.add();
    expect(keys.outcome).toBe(outcome);
  }
  expect(keys.answer.value?.passkeys).toHaveLength(1);
});

test('AUT-301 SE04 the device gets the list of valid keys after each change, and not when a list is read', async () => {
  const { browser, keys } = await stage();
  const { id } = browser.device;
  const owner = keys.answer.value?.owner;
  expect(owner).toMatch(/^[\w-]+$/);
  expect(browser.accepted).toEqual([['localhost', owner, [id]]]);
  await keys.remove(id);
  expect(browser.accepted.at(-1)).toEqual(['localhost', owner, []]);
  await keys.answer.refresh();
  expect(browser.accepted).toHaveLength(2);
});
