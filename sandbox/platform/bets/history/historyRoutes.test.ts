import type { HistoryAnswer } from '#wire';
import { isHistoryAnswer } from '#wire/validators/office.js';
import { expect, test } from 'vitest';
import { settlementId } from '#domain/ticket/Settlement.ts';
import { bodyOf, selectionsAt, placed } from '../testing/createBets.ts';
import { createCashOutFixture } from '../testing/createCashOutFixture.ts';
import { createTestSandbox } from '../../../testing/createTestSandbox.ts';

test('SBX-80 history is paged, filtered by state, time and words, and counted', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const read = async (query: string): Promise<HistoryAnswer> => {
    const answer: unknown = await (
      await demo.call('GET', `/web-api/history/v1/bets?${query}`)
    ).json();
    if (!isHistoryAnswer(answer)) throw new Error(`Not a history: ${JSON.stringify(answer)}`);
    return answer;
  };
  const pages = [await read('page=1&pageSize=20'), await read('page=2&pageSize=20')];
  expect(pages.map(({ bets }) => bets.length)).toEqual([20, 6]);
  const placed = pages.flatMap(({ bets }) => bets.map((bet) => bet.placed_at));
  expect(placed).toEqual([...placed].sort((a, b) => b - a));
  const lost = await read('state=lost&pageSize=100');
  expect(lost.total).toBe(lost.counts.lost);
  expect(lost.bets.every((bet) => (bet.payout?.minor ?? 0) < bet.amount.minor)).toBe(true);
  expect(lost.totals.net.minor).toBe(lost.totals.returned.minor - lost.totals.staked.minor);
  const sinceS = Math.floor(sandbox.nowMs() / 1000) - 86_400;
  expect((await read(`from_at=${sinceS}`)).total).toBe(2);
  expect((await read(`to_at=${sinceS}`)).total).toBe(24);
  const [first] = pages[0]!.bets;
  expect((await read(`search=${first!.id}`)).bets.map((bet) => bet.id)).toEqual([first!.id]);
  const word = first!.bets[0]!.gameName.split(' ')[0]!;
  expect((await read(`search=${encodeURIComponent(word.toUpperCase())}`)).total).toBeGreaterThan(0);
  expect((await read('search=%25')).total).toBe(0);
  for (const bad of ['state=gone', 'page=0', 'pageSize=101', 'page=x', 'from_at=-1'])
    expect((await demo.call('GET', `/web-api/history/v1/bets?${bad}`)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-815 the stake of an open bet counts as staked, and not as a loss', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const read = async (state: string): Promise<HistoryAnswer['totals']> =>
    (
      (await (
        await demo.call('GET', `/web-api/history/v1/bets?state=${state}`)
      ).json()) as HistoryAnswer
    ).totals;
  const before = await read('all');
  await placed(demo, bodyOf(demo, 0, await selectionsAt(sandbox, [2]), 500), 'open-bet-key');
  const [all, open] = [await read('all'), await read('open')];
  expect(open.staked.minor).toBe(500);
  expect(open.net.minor).toBe(0);
  expect([open.open.minor, all.open.minor - before.open.minor]).toEqual([500, 500]);
  expect(all.net.minor).toBe(all.returned.minor - (all.staked.minor - all.open.minor));
  expect([all.staked.minor - before.staked.minor, all.net.minor]).toEqual([500, before.net.minor]);
  sandbox.dispose();
});

test('SBX-815 M10 the sums of a history include an open bet that was partly cashed out', async () => {
  const { sandbox, demo, bet, cashOut } = await createCashOutFixture();
  const read = async (state: string): Promise<HistoryAnswer['totals']> =>
    (
      (await (
        await demo.call('GET', `/web-api/history/v1/bets?state=${state}`)
      ).json()) as HistoryAnswer
    ).totals;
  const before = await read('all');
  const id = await bet([0, 1]);
  await bet([2]);
  expect((await cashOut(id, 400, 380, 'part-in-sums-1')).status).toBe(200);
  const [all, open] = [await read('all'), await read('open')];
  expect([
    all.staked.minor - before.staked.minor,
    all.open.minor - before.open.minor,
    all.returned.minor - before.returned.minor,
    all.net.minor - before.net.minor,
  ]).toEqual([2000, 1600, 380, -20]);
  for (const { staked, open: inPlay, returned, net } of [all, open])
    expect(net.minor).toBe(returned.minor - (staked.minor - inPlay.minor));
  sandbox.dispose();
});

test('SHL-481 bets have names in the requested language, even weeks later', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const read = async (language: string): Promise<HistoryAnswer> =>
    (await (
      await demo.call('GET', `/web-api/history/v1/bets?pageSize=100&lng=${language}`)
    ).json()) as HistoryAnswer;
  const [english, arabic] = [await read('en'), await read('ar')];
  const namesOf = ({ bets }: HistoryAnswer): string[] =>
    bets.flatMap((bet) => bet.bets.map(({ marketName }) => marketName));
  expect(namesOf(english)).toHaveLength(namesOf(arabic).length);
  expect(namesOf(english).filter((name) => /\p{Script=Arabic}/u.test(name))).toEqual([]);
  expect(namesOf(arabic).filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
  expect(JSON.stringify(arabic)).not.toMatch(/"(?:Over|Under|Draw) /);
  expect(JSON.stringify(arabic)).not.toContain('namesOf');
  expect(arabic.bets.map(({ amount, payout, coef }) => [amount, payout, coef])).toEqual(
    english.bets.map(({ amount, payout, coef }) => [amount, payout, coef]),
  );
  sandbox.dispose();
});

test('SBX-772 a selection has the slugs of its event, open or over, for the link to it', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await placed(demo, bodyOf(demo, 0, await selectionsAt(sandbox, [2]), 500), 'known-event-key');
  const { bets } = (await (
    await demo.call('GET', '/web-api/history/v1/bets?pageSize=100')
  ).json()) as HistoryAnswer;
  const selections = bets.flatMap((bet) => bet.bets);
  const statusOf = async (gameId: number): Promise<number> =>
    (await sandbox.request(`/web-api/line/v1/games/${gameId}`)).status;
  expect(new Set(await Promise.all(selections.map(({ gameId }) => statusOf(gameId))))).toEqual(
    new Set([200]),
  );
  expect(selections.filter(({ gameSlug }) => gameSlug === undefined)).toEqual([]);
  sandbox.dispose();
});

test('SBX-920 M17 the demo user has past bets on matches played after them, at former prices and with their results', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const { bets } = (await (
    await demo.call('GET', '/web-api/history/v1/bets?pageSize=100')
  ).json()) as HistoryAnswer;
  expect(bets).toHaveLength(26);
  const { world } = sandbox.line;
  for (const bet of bets)
    for (const { id, gameId, statusId, coef } of bet.bets) {
      const match = world.record(gameId)!;
      expect(match.startsAtMs).toBeGreaterThan(bet.placed_at * 1000);
      expect(match.endedAtMs).toBeLessThan(sandbox.nowMs());
      const settlement = sandbox.line.settlement(id);
      expect(statusId).toBe(settlementId(settlement));
      expect(world.pricesAtStart(gameId)).toContainEqual({
        outcomeId: id,
        odds: Math.round(coef * 1000),
        settlement,
      });
    }
  // Void and half results are among them.
  const statuses = new Set(bets.flatMap((bet) => bet.bets.map(({ statusId }) => statusId)));
  for (const status of [0, 1, 2, 4, 5] as const) expect(statuses).toContain(status);
  sandbox.dispose();
});

test('SBX-81 a user cannot read the bets of another user', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const newbie = await sandbox.signIn('newbie');
  const { bets } = (await (
    await demo.call('GET', '/web-api/history/v1/bets?pageSize=1')
  ).json()) as HistoryAnswer;
  expect((await demo.call('GET', `/web-api/history/v1/bets/${bets[0]!.id}`)).status).toBe(200);
  expect((await newbie.call('GET', `/web-api/history/v1/bets/${bets[0]!.id}`)).status).toBe(404);
  expect((await sandbox.request('/web-api/history/v1/bets')).status).toBe(401);
  sandbox.dispose();
});

test('SBX-668 history is filtered by kind, sport and stake, and lists the sports that were bet on', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const read = async (query: string): Promise<HistoryAnswer> =>
    (await (
      await demo.call('GET', `/web-api/history/v1/bets?pageSize=100&${query}`)
    ).json()) as HistoryAnswer;
  const all = await read('');
  const singles = await read('typeId=0');
  expect(singles.bets.map((bet) => bet.id)).toEqual(
    all.bets.filter((bet) => bet.typeId === 0).map((bet) => bet.id),
  );
  const between = await read('from_stake=500&to_stake=1000');
  expect(between.bets.map((bet) => bet.id)).toEqual(
    all.bets
      .filter((bet) => bet.amount.minor >= 500 && bet.amount.minor <= 1000)
      .map((bet) => bet.id),
  );
  expect(between.totals.staked.minor).toBe(
    between.bets.reduce((sum, bet) => sum + bet.amount.minor, 0),
  );
  expect(all.sports?.length).toBeGreaterThan(0);
  for (const { id } of all.sports ?? []) {
    expect((await read(`sportId=${id}`)).bets.map((bet) => bet.id)).toEqual(
      all.bets
        .filter((bet) => bet.bets.some((selection) => selection.sportId === id))
        .map((bet) => bet.id),
    );
  }
  for (const bad of ['typeId=10', 'sportId=x', 'from_stake=-1'])
    expect((await demo.call('GET', `/web-api/history/v1/bets?${bad}`)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-691 the control API adds a long history: settled bets of every kind over 89 days, booked, with an unchanged balance', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const read = async (query: string): Promise<HistoryAnswer> =>
    (await (await demo.call('GET', `/web-api/history/v1/bets?${query}`)).json()) as HistoryAnswer;
  const before = await read('pageSize=1');
  const balance = sandbox.ledger.account(demo.accountId)?.balanceMinor;
  expect((await sandbox.post('/sandbox/v1/users/demo/history', { count: 150 })).status).toBe(200);
  const after = await read('pageSize=100');
  expect([
    after.total - before.total,
    after.counts.open,
    sandbox.ledger.account(demo.accountId)?.balanceMinor,
    sandbox.ledger.verify(),
  ]).toEqual([150, before.counts.open, balance, []]);
  const { counts, sports = [] } = after;
  expect(counts.won + counts.lost + counts.returned).toBe(counts.all);
  const nowS = Math.floor(sandbox.nowMs() / 1000);
  expect((await read(`to_at=${nowS - 80 * 86_400}`)).total).toBeGreaterThan(5);
  expect((await read(`to_at=${nowS - 90 * 86_400}`)).total).toBe(0);
  const selections = [after, await read('pageSize=100&page=2')].flatMap(({ bets }) =>
    bets.flatMap((bet) => bet.bets),
  );
  // Two bets may be on the same match, two selections of a bet may not.
  expect(new Set(selections.map(({ gameId }) => gameId)).size).toBeGreaterThan(
    selections.length / 2,
  );
  for (const { bets } of after.bets)
    expect(new Set(bets.map(({ gameId }) => gameId)).size).toBe(bets.length);
  for (const { id } of sports) expect((await read(`sportId=${id}`)).total).toBeGreaterThan(0);
  for (const count of [0, -1, 20_001, 1.5, 'x'])
    expect((await sandbox.post('/sandbox/v1/users/demo/history', { count })).status).toBe(400);
  expect((await sandbox.post('/sandbox/v1/users/nobody/history', { count: 1 })).status).toBe(404);
  sandbox.dispose();
});
