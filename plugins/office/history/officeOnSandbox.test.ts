import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { placeSingle } from '../../../test/services/placeSingle.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import { isSettled } from '#domain/bets/Bet.ts';
import { BetStore } from '../bet/BetStore.ts';
import { createHistoryExport } from './createHistoryExport.ts';
import { loadBet } from './OfficeApi.ts';
import { HistoryStore } from './HistoryStore.ts';
import { ticketOfBet } from '#domain/bets/ticketOfBet.ts';

let page: PlatformPage;
let store: HistoryStore;
let stop: () => void;

beforeEach(async () => {
  page = createPlatformPage();
  await page.signIn();
  store = new HistoryStore(
    { ...page, preferences: { timeZoneOffsetMin: 0 }, environment: { language: 'en' } },
    { pageSize: 10, period: 'last90' },
  );
  stop = store.start();
  await page.until(() => store.answers.state.kind === 'ready');
});

afterEach(() => {
  stop();
});

async function settle(): Promise<void> {
  await page.until(() => !['loading', 'refreshing'].includes(store.answers.state.kind));
}

test('OFC-80 each bet has exactly one state, and the list is newest first', async () => {
  const counts = store.answer?.counts;
  if (counts === undefined) throw new Error('the history was not loaded');
  expect(counts.all).toBeGreaterThan(10);
  expect(counts.open + counts.won + counts.lost + counts.returned).toBe(counts.all);
  const placed = store.bets.map((bet) => bet.placedAtS);
  expect(placed).toEqual([...placed].sort((first, second) => second - first));
  expect(store.bets).toHaveLength(10);
});

test('OFC-17 every bet is on exactly one page', async () => {
  const ids = new Set<number>();
  for (let number = 1; number <= store.pageCount; number += 1) {
    store.setPage(number);
    await settle();
    for (const bet of store.bets) ids.add(bet.id);
  }
  expect(ids.size).toBe(store.answer?.total);
});

test('OFC-81 B11 twelve months are available without a request to support, with their result on the first page', async () => {
  store.setPeriod('custom');
  store.setDays({ fromDay: '2024-11-20', toDay: '2025-11-20' });
  await settle();
  expect(store.answers.state.kind).toBe('ready');
  const totals = store.answer?.totals;
  expect(store.answer?.total).toBeGreaterThan(10);
  expect(totals?.net.minor).toBeDefined();
});

test('OFC-145 B11 a stake paid by a bonus account is marked, also after the bonus has ended', async () => {
  await page.sandbox.post('/sandbox/v1/users/demo/bonus', { minor: 5000 });
  const { accounts } = await page.http.call('user.accounts');
  const bonusId = accounts.find(({ type }) => type === 4)?.id ?? 0;
  const id = await placeSingle(page, bonusId, 500);
  await page.until(() => store.bets[0]?.id === id);
  expect(store.bets[0]?.isBonusStake).toBe(true);
  expect(store.bets.filter(({ isBonusStake }) => isBonusStake === true)).toHaveLength(1);
  // The sums show it separately, and only in the states that include the bet.
  expect(store.answer?.totals.bonusStaked).toEqual({ minor: 500, currency: 'EUR' });
  store.setState('lost');
  await settle();
  expect(store.answer?.totals.bonusStaked).toBeUndefined();
  page.sandbox.store.run('UPDATE ledger_accounts SET closed_at_ms = 1 WHERE id = ?', bonusId);
  const bet = await loadBet(page.http, id, new AbortController().signal);
  expect(bet.isBonusStake).toBe(true);
});

test('OFC-80 a state shows only its bets and their sums', async () => {
  store.setState('returned');
  await settle();
  expect(store.bets.length).toBe(store.answer?.counts.returned);
  expect(
    store.bets.every((bet) => bet.settlement === 'void' || bet.settlement === 'forcedVoid'),
  ).toBe(true);
  expect(store.answer?.totals.net).toEqual({ minor: 0, currency: 'EUR' });
});

test('OFC-13 a bet is found by its number and by a team', async () => {
  const [wanted] = store.bets;
  if (wanted === undefined) throw new Error('the history is empty');
  store.setSearch(String(wanted.id));
  await page.until(() => store.answers.state.kind === 'ready' && store.answer?.total === 1);
  expect(store.bets.map((bet) => bet.id)).toEqual([wanted.id]);
  const team = wanted.selections[0]?.eventName.split(' – ')[0] ?? '';
  store.setSearch(team.toUpperCase());
  await page.until(
    () =>
      store.answers.state.kind === 'ready' &&
      store.filter.search === team.toUpperCase() &&
      store.bets.every((bet) =>
        bet.selections.some((selection) => selection.eventName.includes(team)),
      ),
  );
  expect(store.bets.map((bet) => bet.id)).toContain(wanted.id);
});

test('OFC-31 the displayed arithmetic gives what the platform has paid, for every settled bet', async () => {
  let checkedCount = 0;
  for (let number = 1; number <= store.pageCount; number += 1) {
    store.setPage(number);
    await settle();
    for (const bet of store.bets.filter(isSettled)) {
      expect([bet.id, potentialPayout(ticketOfBet(bet))]).toEqual([bet.id, bet.payout?.minor]);
      checkedCount += 1;
    }
  }
  expect(checkedCount).toBeGreaterThan(20);
});

test('OFC-16 a new bet appears without a reload, open and counted', async () => {
  const before = store.answer?.counts.open ?? 0;
  const { accounts } = await page.http.call('user.accounts');
  const id = await placeSingle(page, accounts[0]?.id ?? 0, 500);
  await page.until(() => store.bets[0]?.id === id);
  expect(store.answer?.counts.open).toBe(before + 1);
  expect(store.bets[0]).toMatchObject({
    type: 'single',
    settlement: 'unsettled',
    stake: { minor: 500, currency: 'EUR' },
    oddsChangePolicy: 'acceptAny',
  });
});

test('OFC-87 a bet is shown to its owner only', async () => {
  const id = store.bets[0]?.id ?? 0;
  const own = new BetStore({ ...page, environment: { language: 'en' } }, id);
  const stopOwn = own.start();
  await page.until(() => !own.answer.isLoading);
  expect(own.answer.state).toMatchObject({ kind: 'ready', value: { id } });
  stopOwn();
  await page.session.end();
  await page.signIn('newbie');
  const foreign = new BetStore({ ...page, environment: { language: 'en' } }, id);
  const stopForeign = foreign.start();
  await page.until(() => !foreign.answer.isLoading);
  expect(foreign.answer.state).toEqual({ kind: 'missing' });
  stopForeign();
});

test('OFC-60 kind, sport and stake filter bets, counts and sums alike, and one button resets them all', async () => {
  const all = store.answer?.total ?? 0;
  const [sport] = store.answer?.sports ?? [];
  if (sport === undefined) throw new Error('The history knows no sport');
  store.setType('single');
  await settle();
  expect(store.bets.map(({ type }) => type)).not.toContain('accumulator');
  expect(store.answer?.total).toBeLessThan(all);
  store.setStakes({ fromStake: '10', toStake: '20.00' });
  await page.until(
    () =>
      store.answers.state.kind === 'ready' &&
      store.bets.every(({ stake }) => stake.minor >= 1000 && stake.minor <= 2000),
  );
  const staked = store.bets.reduce((sum, { stake }) => sum + stake.minor, 0);
  expect([store.answer?.totals.staked.minor, store.answer?.counts.all]).toEqual([
    staked,
    store.bets.length,
  ]);
  store.setStakes({ fromStake: 'ten', toStake: '' });
  await page.until(
    () =>
      store.answers.state.kind === 'ready' &&
      (store.answer?.total ?? 0) > store.bets.length - 1 &&
      store.bets.some(({ stake }) => stake.minor < 1000),
  );
  store.setType('all');
  await settle();
  store.setSport(sport.id);
  await settle();
  expect(store.bets.length).toBeGreaterThan(0);
  store.clearFilter();
  await settle();
  expect(store.answer?.total).toBe(all);
});

test('OFC-63 an export contains every filtered bet once, whatever the page, and can be cancelled', async () => {
  const exporting = createHistoryExport(page.http, store);
  const gathered: number[] = [];
  let count: number | undefined;
  void exporting
    .gather((bets) => gathered.push(...bets.map(({ id }) => id)))
    .then((number) => (count = number));
  await page.until(() => count !== undefined);
  expect([count, gathered.length, new Set(gathered).size]).toEqual([
    store.answer?.total,
    store.answer?.total,
    store.answer?.total,
  ]);
  expect(exporting.answer.isBusy).toBe(false);
  const given = exporting.gather(() => undefined);
  exporting.cancel();
  expect(await given).toBeUndefined();
});

test('OFC-76 a long history is written one page at a time, so that no step blocks the page', async () => {
  await page.sandbox.post('/sandbox/v1/users/demo/history', { count: 250 });
  const exporting = createHistoryExport(page.http, store);
  const pieces: number[] = [];
  let count: number | undefined;
  void exporting.gather((bets) => pieces.push(bets.length)).then((number) => (count = number));
  await page.until(() => count !== undefined);
  expect(count).toBeGreaterThan(250);
  expect([Math.max(...pieces), pieces.reduce((sum, piece) => sum + piece, 0)]).toEqual([50, count]);
});

test('OFC-160 with another account active the bets of all accounts are listed, with sums per currency', async () => {
  const before = store.answer;
  const { accounts } = await page.http.call('user.accounts');
  const dollars = accounts.find(({ iso }) => iso === 'USD')?.id ?? 0;
  page.sandbox.store.run('UPDATE users SET active_account_id = ?', dollars);
  await store.reload();
  expect(before?.total).toBeGreaterThan(10);
  expect([store.answer?.total, store.answer?.counts]).toEqual([before?.total, before?.counts]);
  expect(store.answer?.totals.staked).toEqual({ minor: 0, currency: 'USD' });
  expect(store.answer?.otherTotals).toEqual([before?.totals]);
});
