import { expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { placeSingle } from '../../../test/services/placeSingle.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { WalletsStore } from './WalletsStore.ts';

const wire = (currencies: readonly string[], activeAccountId = 1) => ({
  accounts: ['EUR', ...currencies].map((iso, index) => ({
    id: index + 1,
    iso,
    symbol: iso,
    currencyId: 1,
    money: { minor: 0, currency: iso },
    points: 0,
    type: index === 0 ? (0 as const) : (9 as const),
    label: iso,
  })),
  activeAccountId,
  bonuses: [],
  openBets: [],
  availableCurrencies: ['JPY', 'KWD'],
  isAccountFrozen: false,
});

async function open(given?: PlatformPage) {
  const page = given ?? createPlatformPage();
  await page.signIn();
  let reloads = 0;
  const store = new WalletsStore({
    ...page,
    reloadAccounts: () => {
      reloads += 1;
      return Promise.resolve();
    },
  });
  const stop = store.start();
  await page.until(() => store.answer.hasValue);
  const finish = async (): Promise<void> => page.until(() => store.process === undefined);
  return { page, store, stop, finish, reloads: () => reloads };
}

test('OFC-110 OF03 an account is added, made the paying one, and removed when empty', async () => {
  const { store, finish, stop, reloads } = await open();
  const before = store.answer.value?.rows.length ?? 0;
  expect(store.answer.value?.addable).not.toContain('EUR');
  store.chooseCurrency('KWD');
  void store.add();
  expect(store.process).toBe('add');
  await finish();
  expect(store.outcome).toEqual({ kind: 'done', process: 'add', subject: 'KWD' });
  const added = store.answer.value?.rows.find(({ currency }) => currency === 'KWD');
  expect([store.answer.value?.rows.length, added?.money]).toEqual([
    before + 1,
    { minor: 0, currency: 'KWD' },
  ]);
  expect(store.answer.value?.addable).not.toContain('KWD');
  const id = added?.id ?? 0;
  void store.select(id);
  await finish();
  expect([store.outcome, store.answer.value?.activeId]).toEqual([
    { kind: 'done', process: 'change', subject: 'KWD' },
    id,
  ]);
  void store.remove(id);
  await finish();
  expect(store.outcome).toMatchObject({ kind: 'done', process: 'delete' });
  expect(store.answer.value?.rows).toHaveLength(before);
  expect(store.answer.value?.activeId).toBe(store.answer.value?.rows[0]?.id);
  expect(reloads()).toBe(3);
  stop();
});

test('OFC-111 OF03 an account with money or open bets cannot be removed, and the reason is known', async () => {
  const { page, store, finish, stop } = await open();
  const dollars = store.answer.value?.rows.find(({ currency }) => currency === 'USD');
  await store.remove(dollars?.id ?? 0);
  await finish();
  expect(store.outcome).toMatchObject({ kind: 'failed', code: 'account_has_money' });
  expect(store.answer.value?.rows).toContainEqual(dollars);
  expect(page.reports.entries.at(-1)?.contribution).toBe('wallet-delete');
  stop();
});

test('OFC-112 OF03 after adding, the accounts are reloaded 1,000 ms apart, at most five times', async () => {
  const { page, store, stop } = await open();
  const asked = answer('office.wallets', wire([]));
  answer('office.addWallet', { success: true, data: { message: 'account_will_add' } });
  void store.add();
  const times: number[] = [];
  let seen = 0;
  const startedMs = page.clock.nowMs();
  await page.until(() => {
    while (seen < asked.length) {
      times.push(Math.round((page.clock.nowMs() - startedMs) / 500) * 500);
      seen += 1;
    }
    return store.process === undefined;
  });
  expect(asked).toHaveLength(5);
  expect(times.at(-1)).toBe(4000);
  expect(store.outcome).toEqual({ kind: 'slow', process: 'add' });
  stop();
});

test('OFC-112 OF03 after any other change they are reloaded 2,500 ms apart until it is visible', async () => {
  const { page, store, stop, finish } = await open();
  let reads = 0;
  answer('office.wallets', () => wire(['USD'], (reads += 1) >= 3 ? 2 : 1));
  answer('office.selectWallet', { success: true, data: { message: 'main_account_will_set' } });
  const startedMs = page.clock.nowMs();
  void store.select(2);
  await finish();
  expect(reads).toBe(3);
  expect(page.clock.nowMs() - startedMs).toBeGreaterThanOrEqual(5000);
  expect(store.outcome).toMatchObject({ kind: 'done', process: 'change' });
  stop();
});

test("OFC-113 OF03 a refused change leaves the accounts as they were, with the platform's text", async () => {
  const { store, stop, finish } = await open();
  const activeId = store.answer.value?.activeId;
  answer('office.selectWallet', { success: false, data: { message: 'Not today' } });
  void store.select(99);
  await finish();
  expect(store.outcome).toMatchObject({ kind: 'failed', words: 'Not today' });
  answer('office.selectWallet', refusal(400, 'bonus_account'));
  void store.select(99);
  await finish();
  expect(store.outcome).toMatchObject({ kind: 'failed', code: 'bonus_account', words: undefined });
  expect(store.answer.value?.activeId).toBe(activeId);
  stop();
});

test('OFC-118 OF03 a change whose answer was lost is looked up and not sent again', async () => {
  const { store, stop, finish } = await open();
  answer('office.wallets', wire(['JPY']));
  const sent = answer('office.addWallet', refusal(504, 'gateway'));
  store.chooseCurrency('JPY');
  void store.add();
  await finish();
  expect(store.outcome).toEqual({ kind: 'done', process: 'add', subject: 'JPY' });
  expect(new Set(sent.map(({ headers }) => headers.get('x-idempotency-key'))).size).toBe(1);
  stop();
});

test('OFC-114 OF03 a bet is placed from the added account, in its currency', async () => {
  const { page, store, stop, finish } = await open();
  const dollars = store.answer.value?.rows.find(({ currency }) => currency === 'USD');
  void store.select(dollars?.id ?? 0);
  await finish();
  const accounts = await page.http.call('user.accounts');
  expect(accounts.activeAccountId).toBe(dollars?.id);
  await placeSingle(page, dollars?.id ?? 0, 200, 'USD');
  await store.answer.load();
  expect(store.answer.value?.rows.find(({ currency }) => currency === 'USD')).toMatchObject({
    hasOpenBets: true,
    money: { minor: (dollars?.money.minor ?? 0) - 200, currency: 'USD' },
  });
  stop();
});
