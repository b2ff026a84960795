import { HttpError, type Feed, type FeedListener } from '#core';
import { expect, test, vi } from 'vitest';
import type { AccountsAnswer, UserConfigAnswer } from '../../../schemas/generated/wire.ts';
import { AccountsStore } from './AccountsStore.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const wireAccount = (id: number, minor: number, type: 0 | 4 | 9 = 0) => ({
  id,
  iso: 'EUR',
  symbol: '€',
  currencyId: 1,
  money: { minor, currency: 'EUR' },
  points: 0,
  type,
  label: 'x',
});
const wireUser = (userId: number) => ({
  result: {
    user_id: userId,
    login: 'marta',
    user_name: 'Marta K.',
    user_email: 'm@example.com',
    user_country_code: 'mt',
    user_country_id: 135,
    user_ref_id: 0,
    phone_code: '',
    ban_level: 0,
    ban_version: 1,
    has_deposit: true,
    verification_status: 2,
    user_hide_balance: false,
    disallow_line_sport: [],
    disallow_live_sport: [],
    isCCLine: false,
    isCClive: false,
    phone_number: '',
    is_pay_and_play: false,
    is_need_identification: false,
    isDataAfterRegistration: true,
  },
});

/** Refused for longer than the client waits before a retry. */
const busy = (): Response => refusal(503, 'down', { 'Retry-After': '31' });

interface Poll {
  readonly everyMs: number;
  readonly jitter: number;
  readonly run: () => void | Promise<void>;
  isOver: boolean;
}

function stage(userId: number | undefined) {
  let open = 0;
  const listeners: FeedListener<object>[] = [];
  const polls: Poll[] = [];
  const { http, reports, scheduler, session } = createTestServices();
  if (userId !== undefined) session.signIn(userId);
  answer('user.accounts', {
    accounts: [wireAccount(1, 124_850), wireAccount(2, 4000, 4)],
    activeAccountId: 1,
  });
  answer('user.config', () => wireUser(session.userId ?? 0));
  const store = new AccountsStore({
    feed: fakeOf<Feed>({
      subscribe: (_channel: unknown, listener: FeedListener<object>) => {
        open += 1;
        listeners.push(listener);
        return () => (open -= 1);
      },
    }),
    http,
    reports,
    scheduler: {
      after: scheduler.after,
      poll: ({ everyMs, jitter = 0 }, run) => {
        polls.push({ everyMs, jitter, run, isOver: false });
        const [poll] = polls.slice(-1);
        return () => {
          if (poll !== undefined) poll.isOver = true;
        };
      },
    },
    session,
  });
  return {
    store,
    listeners,
    polls,
    reports,
    openSubscriptions: () => open,
    signIn: (next: number | undefined) =>
      next === undefined ? session.become({ kind: 'anonymous' }) : session.signIn(next),
  };
}

test('AUT-30 a visitor has nothing and nothing is asked', async () => {
  const { store, openSubscriptions } = stage(undefined);
  await store.load();
  expect([store.accounts, store.user, store.isLoading, openSubscriptions()]).toEqual([
    [],
    undefined,
    false,
    0,
  ]);
});

test('AUT-30 accounts and facts come with the session and go with it', async () => {
  const { store, signIn, openSubscriptions } = stage(7);
  expect(store.isLoading).toBe(true);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  expect(store.activeAccount).toMatchObject({
    id: 1,
    kind: 'main',
    balance: { minor: 124_850, currency: 'EUR' },
  });
  expect(store.user).toMatchObject({ userId: 7, name: 'Marta K.', ban: 'none' });
  signIn(undefined);
  expect([store.accounts, store.user, store.activeAccount, openSubscriptions()]).toEqual([
    [],
    undefined,
    undefined,
    0,
  ]);
});

test('AUT-30 a session that is renewed for the same person keeps the loaded data and makes no request', async () => {
  const { store, signIn, listeners, openSubscriptions } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  signIn(7);
  expect([store.isLoading, store.accounts.length, listeners.length, openSubscriptions()]).toEqual([
    false,
    2,
    1,
    1,
  ]);
});

test('AUT-30 an answer for the person before is dropped', async () => {
  const { store, signIn } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  let answerLate: (value: AccountsAnswer) => void = () => undefined;
  const asked = answer('user.accounts', () => new Promise((resolve) => (answerLate = resolve)));
  const late = store.load();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer('user.accounts', { accounts: [wireAccount(9, 5)], activeAccountId: 9 });
  signIn(8);
  await vi.waitFor(() => expect(store.activeAccount?.id).toBe(9));
  answerLate({ accounts: [wireAccount(1, 124_850)], activeAccountId: 1 });
  await late;
  expect(store.accounts.map((account) => account.id)).toEqual([9]);
});

test('AUT-30 a message of the feed for the person before is dropped', async () => {
  const { store, listeners, signIn } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  signIn(8);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  listeners[0]?.onDelta({ accounts: [wireAccount(1, 1)] });
  expect(store.activeAccount?.balance.minor).toBe(124_850);
});

test('AUT-31 the feed replaces the accounts it names and adds new ones', async () => {
  const { store, listeners } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  listeners[0]?.onDelta({ accounts: [wireAccount(1, 123_850), wireAccount(3, 10, 9)] });
  expect(
    store.accounts.map((account) => [account.id, account.kind, account.balance.minor]),
  ).toEqual([
    [1, 'main', 123_850],
    [2, 'bonus', 4000],
    [3, 'currency', 10],
  ]);
  listeners[0]?.onDelta({ coupons: [] });
  expect(store.accounts).toHaveLength(3);
});

test('ACC-99 UC01 facts that cannot be had are reported once and asked for five times more, then the feed installs them', async () => {
  const { store, listeners, polls, reports, signIn } = stage(undefined);
  const asked = answer('user.config', busy());
  signIn(7);
  expect(store.installation).toBe('waiting');
  expect(store.isDepositClosed).toBe(false);
  await vi.waitFor(() => expect(store.installation).toBe('not-installed'));
  expect(store.isDepositClosed).toBe(true);
  await vi.waitFor(() => expect(polls).toHaveLength(1));
  const [poll] = polls;
  expect([poll?.everyMs, (poll?.jitter ?? 0) > 0]).toEqual([10_000, true]);
  const before = asked.length;
  for (let time = 1; time <= 5; time += 1) {
    expect(poll?.isOver).toBe(false);
    answer('user.config', busy());
    await poll?.run();
  }
  expect([poll?.isOver, before > 0]).toEqual([true, true]);
  await store.load();
  expect(polls).toHaveLength(1);
  expect(reports.entries.map(({ contribution }) => contribution)).toEqual(['user-config']);
  listeners[0]?.onDelta({ user: wireUser(7).result });
  expect([store.installation, store.isDepositClosed]).toEqual(['installed', false]);
});

test('ACC-99 UC01 the first answer ends the asking; another person is asked for anew', async () => {
  const { store, polls, reports, signIn } = stage(undefined);
  answer('user.config', busy());
  signIn(7);
  await vi.waitFor(() => expect(polls).toHaveLength(1));
  answer('user.config', wireUser(7));
  await polls[0]?.run();
  expect([store.installation, polls[0]?.isOver]).toEqual(['installed', true]);
  answer('user.config', busy());
  signIn(8);
  await vi.waitFor(() => expect(polls).toHaveLength(2));
  expect([store.installation, reports.entries.length]).toEqual(['not-installed', 2]);
});

test('IDN-43 ID02 fields that contradict each other are reported once, and the stricter one holds', async () => {
  const { store, listeners, reports } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  expect(reports.entries).toEqual([]);
  const user = { ...wireUser(7).result, internal_verification_status: 1, verification_status: 1 };
  listeners[0]?.onDelta({ user });
  listeners[0]?.onDelta({ user });
  expect(store.user?.isVerified).toBe(false);
  expect(reports.entries.map(({ message }) => message)).toEqual([
    'Error: The proof of who a person is contradicts itself',
  ]);
});

test('AUT-33 without a known active account the main one pays', async () => {
  const { store, signIn } = stage(undefined);
  answer('user.accounts', {
    accounts: [wireAccount(2, 4000, 4), wireAccount(1, 5)],
    activeAccountId: 99,
  });
  expect(store.activeAccount).toBeUndefined();
  signIn(7);
  await vi.waitFor(() => expect(store.activeAccount?.id).toBe(1));
});

test('AUT-34 one failed call keeps the data of the other, until the next load', async () => {
  const { store } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  answer('user.accounts', refusal(400, 'down'));
  await store.load();
  expect(store.error).toBeInstanceOf(HttpError);
  expect(store.user?.name).toBe('Marta K.');
  expect(store.accounts).toHaveLength(2);
  answer('user.accounts', { accounts: [wireAccount(1, 5)], activeAccountId: 1 });
  await store.load();
  expect(store.error).toBeUndefined();
});

test('AUT-30 after dispose nothing listens any more', async () => {
  const { store, openSubscriptions, signIn } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  store.dispose();
  signIn(8);
  expect(openSubscriptions()).toBe(0);
});

test('AUT-31 facts of the person from the feed prevail over an older response in flight', async () => {
  const { store, listeners, signIn } = stage(undefined);
  let answerLate: (value: UserConfigAnswer) => void = () => undefined;
  const asked = answer('user.config', () => new Promise((resolve) => (answerLate = resolve)));
  signIn(7);
  await vi.waitFor(() => expect([listeners.length, asked.length]).toEqual([1, 1]));
  listeners[0]?.onSnapshot({ user: { ...wireUser(7).result, ban_level: 53 } }, 1);
  answerLate(wireUser(7));
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  expect(store.user?.ban).toBe('except-withdrawal');
});

test.each([
  [0, 1, 'none'],
  [7, 1, 'full'],
  [53, 1, 'except-withdrawal'],
  [45, 1, 'full'],
  [45, 2, 'except-withdrawal'],
  [53, 2, 'full'],
])('ACC-61 ban level %i of version %i is read as %s', async (ban_level, ban_version, expected) => {
  const { store, listeners } = stage(7);
  await vi.waitFor(() => expect(store.isLoading).toBe(false));
  const { result } = wireUser(7);
  listeners[0]?.onSnapshot({ user: { ...result, ban_level, ban_version } }, 1);
  expect(store.user?.ban).toBe(expected);
});
