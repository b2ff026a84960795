import { expect, onTestFinished, test, vi } from 'vitest';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import {
  accountsToken,
  afterSignInKinds,
  signedInEvent,
  termsToken,
  type AfterSignInKind,
} from '../contract.ts';
import { AfterSignInStore } from './AfterSignInStore.ts';

interface Stage {
  readonly page: PlatformPage;
  readonly queue: AfterSignInStore;
  /** Opened prompts, oldest first. */
  readonly opened: string[];
  readonly due: (...kinds: readonly AfterSignInKind[]) => void;
  readonly signIn: () => Promise<void>;
}

/** Creates a store with a registered prompt of each kind. */
function stage(
  waits: { readonly terms?: 'agreed' | 'changed'; readonly needsContact?: boolean } = {},
  areas = { local: new MemoryArea(), session: new MemoryArea() },
): Stage {
  const services = new Map<string, unknown>([
    [termsToken.name, { state: waits.terms ?? 'agreed' }],
    [accountsToken.name, { user: { needsContact: waits.needsContact ?? false } }],
  ]);
  const page = createPlatformPage({
    services: {
      get: () => Promise.reject(new Error('not asked')),
      peek: (token) => services.get(token.name),
      has: () => true,
    },
    storage: new BrowserStorage({
      brand: 'test',
      area: (kind) => areas[kind],
      onChange: () => () => undefined,
    }),
  });
  const queue = new AfterSignInStore(page);
  onTestFinished(() => queue.dispose());
  const opened: string[] = [];
  let dueKinds: readonly AfterSignInKind[] = [];
  for (const kind of afterSignInKinds)
    queue.register(kind, async () =>
      dueKinds.includes(kind) ? async () => opened.push(kind) : undefined,
    );
  return {
    page,
    queue,
    opened,
    due: (...kinds) => void (dueKinds = kinds),
    signIn: async () => {
      await page.signIn();
      page.events.emit(signedInEvent, { userId: page.session.userId ?? 0 });
      await page.host.advance(1500);
    },
  };
}

test.each([
  ['types', { activeElement: { matches: () => true }, querySelector: (): null => null }],
  ['uses a dialog', { activeElement: null, querySelector: (): object => ({}) }],
])('AUT-494 while the person %s the prompt waits', async (_what, page) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const { due, opened, page: site, signIn } = stage();
  vi.stubGlobal('document', page);
  due('passkey');
  await signIn();
  await site.host.advance(20_000);
  expect(opened).toEqual([]);
  vi.unstubAllGlobals();
  await site.host.advance(1000);
  expect(opened).toEqual(['passkey']);
});

test('AUT-320 LG10 all are due at once: one dialog opens, the most urgent', async () => {
  const { opened, due, signIn } = stage();
  due(...afterSignInKinds);
  await signIn();
  expect(opened).toEqual(['first-secret']);
});

test.each(afterSignInKinds.map((kind, place) => [kind, afterSignInKinds.slice(place)] as const))(
  'AUT-320 LG10 %s comes before those after it',
  async (kind, due) => {
    const page = stage();
    page.due(...due.toReversed());
    await page.signIn();
    expect(page.opened).toEqual([kind]);
  },
);

test.each([{ terms: 'changed' as const }, { needsContact: true }])(
  'AUT-492 LG10 while a page asks (%j) no dialog opens',
  async (waits) => {
    const { opened, due, signIn } = stage(waits);
    due(...afterSignInKinds);
    await signIn();
    expect(opened).toEqual([]);
  },
);

test('AUT-493 REG-35 LG10 a page whose content is shown only once is not covered; the question comes after it', async () => {
  const { page, queue, opened, due, signIn } = stage();
  due('identity');
  const release = queue.hold();
  await signIn();
  await page.host.advance(60_000);
  expect(opened).toEqual([]);
  release();
  await vi.waitFor(() => expect(opened).toEqual(['identity']));
});

test('AUT-320 LG10 a reload asks no second thing; the next sign-in does', async () => {
  const areas = { local: new MemoryArea(), session: new MemoryArea() };
  const first = stage({}, areas);
  first.due('identity', 'passkey');
  await first.signIn();
  expect(first.opened).toEqual(['identity']);
  const reloaded = stage({}, areas);
  reloaded.due('identity', 'passkey');
  await reloaded.page.signIn();
  await reloaded.page.host.advance(1500);
  expect(reloaded.opened).toEqual([]);
  await reloaded.page.session.end();
  await reloaded.signIn();
  expect(reloaded.opened).toEqual(['identity']);
});

test('AUT-495 LG10 a prompt that does not answer within 10 s, or fails, delays no other', async () => {
  const { page, queue, opened, due, signIn } = stage();
  due('save-codes', 'passkey');
  queue.register('leaked-password', () => new Promise(() => undefined));
  queue.register('identity', () => Promise.reject(new Error('no answer')));
  await signIn();
  expect(opened).toEqual([]);
  await page.host.advance(10_000);
  expect(opened).toEqual(['save-codes']);
});

test('AUT-495 LG10 a prompt registered after no other applied still opens', async () => {
  const { page, queue, opened, signIn } = stage();
  await signIn();
  await page.host.advance(20_000);
  queue.register('conversion', async () => async () => opened.push('late'));
  await page.host.advance(1500);
  expect(opened).toEqual(['late']);
});
