import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AccumulatorList, GameList, GeneratorAnswer, GeneratorRequest, YourLine } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';
import { Store } from '../store/Store.ts';
import { mostBackedCompetitions } from './mostBackedCompetitions.ts';

let sandbox: TestSandbox;

beforeEach(() => (sandbox = createTestSandbox()));
afterEach(() => sandbox.dispose());

const dayMs = 86_400_000;
const accumulators = (section: 'line' | 'live', language = 'en') =>
  sandbox.json<AccumulatorList>(`/web-api/line/v1/accumulators?section=${section}`, {
    headers: { 'X-Language': language },
  });
const eur = (minor: number) => ({ minor, currency: 'EUR' });

async function generate(wish: Partial<GeneratorRequest>): Promise<GeneratorAnswer> {
  const response = await sandbox.post('/web-api/line/v1/generator', {
    stake: eur(1000),
    wish: eur(5000),
    risk: 'middle',
    section: 'line',
    ...wish,
  });
  return (await response.json()) as GeneratorAnswer;
}

test('SBX-400 the line can be filtered by teams, and by any of several conditions', async () => {
  const all = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=100');
  const [first, second] = [
    all.games[0]!,
    all.games.find((game) => game.champId !== all.games[0]!.champId)!,
  ];
  const ofTeam = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=line&teamIds=${first.team1.id}`,
  );
  expect(ofTeam.games.length).toBeGreaterThan(0);
  expect(
    ofTeam.games.every(
      ({ team1, team2 }) => team1.id === first.team1.id || team2.id === first.team1.id,
    ),
  ).toBe(true);
  const both = `champIds=${second.champId}&teamIds=${first.team1.id}&limit=100`;
  const any = await sandbox.json<GameList>(`/web-api/line/v1/games?section=line&any=true&${both}`);
  expect(
    any.games.every(
      ({ champId, team1, team2 }) =>
        champId === second.champId || [team1.id, team2.id].includes(first.team1.id),
    ),
  ).toBe(true);
  expect([
    any.games.some(({ id }) => id === first.id),
    any.games.some(({ id }) => id === second.id),
  ]).toEqual([true, true]);
  expect(
    (await sandbox.json<GameList>(`/web-api/line/v1/games?section=line&${both}`)).games,
  ).toEqual([]);
});

test('SBX-401 SBX-1419 SBX-1420 three accumulators before the start and in play: open, of different events, with the exact total', async () => {
  for (const section of ['line', 'live'] as const) {
    const { accumulators: cards } = await accumulators(section);
    expect(cards.map(({ kind }) => kind)).toEqual(['favourites', 'goals', 'outsiders']);
    const games = cards.flatMap(({ bets }) => bets.map(({ gameId }) => gameId));
    expect(new Set(games).size).toBe(games.length);
    for (const { bets, coef } of cards) {
      expect(bets.length).toBeGreaterThanOrEqual(2);
      expect(
        bets.every(
          (bet) => bet.isLive === (section === 'live') && !bet.isBannedExpress && !bet.isFinished,
        ),
      ).toBe(true);
      const exact = bets.reduce(
        (product, bet) => product * BigInt(Math.round(bet.coef * 1000)),
        1n,
      );
      expect(BigInt(Math.round(coef * 1000))).toBe((exact * 1000n) / 1000n ** BigInt(bets.length));
    }
  }
  expect((await accumulators('line', 'de')).accumulators[0]!.bets[0]!.marketName).not.toBe(
    (await accumulators('line')).accumulators[0]!.bets[0]!.marketName,
  );
});

test('SBX-1496 cards keep to their odds and numbers of selections', async () => {
  const rules = {
    favourites: { lowest: 1.2, highest: 1.75, line: 4, live: 3 },
    goals: { lowest: 1.5, highest: 2.2, line: 3, live: 3 },
    outsiders: { lowest: 2.5, highest: 5, line: 3, live: 2 },
  } as const;
  for (const section of ['line', 'live'] as const)
    for (const { kind, bets } of (await accumulators(section)).accumulators) {
      const { lowest, highest, [section]: count } = rules[kind];
      expect([kind, bets.length >= 2 && bets.length <= count]).toEqual([kind, true]);
      for (const { coef } of bets) {
        expect([kind, coef >= lowest]).toEqual([kind, true]);
        expect([kind, coef <= highest]).toEqual([kind, true]);
      }
    }
  const [favourites] = (await accumulators('line')).accumulators;
  expect(favourites?.bets).toHaveLength(4);
});

test('SBX-402 selections are kept for a day; only a finished one is replaced', async () => {
  const selections = async (section: 'line' | 'live') =>
    (await accumulators(section)).accumulators.map(({ bets }) => bets.map(({ id }) => id));
  const before = await selections('live');
  sandbox.advance(1000);
  expect(await selections('live')).toEqual(before);
  const over = before[0]![0]!;
  await sandbox.post(`/sandbox/v1/events/${sandbox.line.gameIdOf(over)}/result`, { score: [1, 0] });
  const after = await selections('live');
  expect(after.flat()).not.toContain(over);
  expect(after[0]).toEqual(expect.arrayContaining(before[0]!.slice(1)));
  const line = await selections('line');
  const toMidnightMs = dayMs - (sandbox.nowMs() % dayMs);
  sandbox.advance(toMidnightMs);
  expect(await selections('line')).not.toEqual(line);
});

test('SBX-402 a suspended selection, or one whose odds have left the range of its card, is replaced at once', async () => {
  const favourites = async () => (await accumulators('live')).accumulators[0]!.bets;
  const [first, second = first] = await favourites();
  await sandbox.post('/sandbox/v1/prices', { outcomeId: first.id, isBlocked: true });
  await sandbox.post('/sandbox/v1/prices', { outcomeId: second.id, coef: 500 });
  const after = await favourites();
  expect(after.map(({ id }) => id)).not.toContain(first.id);
  expect(after.map(({ id }) => id)).not.toContain(second.id);
  for (const bet of after) {
    expect(bet.isBlocked).toBe(false);
    expect(bet.coef).toBeGreaterThanOrEqual(1.2);
    expect(bet.coef).toBeLessThanOrEqual(1.75);
  }
  await sandbox.post('/sandbox/v1/prices', { outcomeId: first.id, isBlocked: false });
});

test('SBX-403 the competitions with most selections of the last 90 days come first, per user', async () => {
  const person = await sandbox.signIn();
  expect((await sandbox.request('/web-api/line/v1/yours')).status).toBe(401);
  const yours = (await (await person.call('GET', '/web-api/line/v1/yours')).json()) as YourLine;
  const counts = yours.champs.map(({ betCount }) => betCount);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts).toEqual(counts.toSorted((first, second) => second - first));
  const other = await sandbox.signIn('newbie');
  expect(
    ((await (await other.call('GET', '/web-api/line/v1/yours')).json()) as YourLine).champs,
  ).toEqual([]);
});

test('SBX-403 older bets do not count', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'selections-')), 'sandbox.sqlite');
  const seeded = createTestSandbox({ databasePath: file });
  const nowMs = seeded.nowMs();
  // A file belongs to one platform at a time.
  seeded.dispose();
  const store = new Store(file);
  const { id } = store.one<{ id: number }>("SELECT id FROM users WHERE login = 'demo'")!;
  expect(mostBackedCompetitions(store, id, nowMs).champs.length).toBeGreaterThan(0);
  expect(mostBackedCompetitions(store, id, nowMs + 91 * dayMs).champs).toEqual([]);
  store.close();
});

test('SBX-404 the generator proposes open bets, each within 5 % of the wanted amount', async () => {
  const { proposals, reason } = await generate({});
  expect([proposals.length, reason]).toEqual([3, undefined]);
  for (const { bets, payout } of proposals) {
    expect(Math.abs(payout.minor - 5000)).toBeLessThanOrEqual(250);
    expect(bets.every((bet) => !bet.isLive && !bet.isBlocked && !bet.isBannedExpress)).toBe(true);
    expect(new Set(bets.map(({ gameId }) => gameId)).size).toBe(bets.length);
  }
  const football = await generate({ sportIds: [1] });
  expect(football.proposals.flatMap(({ bets }) => bets).every(({ sportId }) => sportId === 1)).toBe(
    true,
  );
  const live = await generate({ section: 'live', risk: 'low', wish: eur(2500) });
  expect(live.proposals.flatMap(({ bets }) => bets).every(({ isLive }) => isLive)).toBe(true);
});

test('SBX-404 SBX-1456 an impossible request gets the reason, an invalid one an error', async () => {
  expect(await generate({ wish: eur(900) })).toEqual({ proposals: [], reason: 'wish_too_low' });
  expect(await generate({ wish: eur(9_000_000_000), risk: 'low' })).toEqual({
    proposals: [],
    reason: 'wish_too_high',
  });
  const status = async (body: object) =>
    (
      await sandbox.post('/web-api/line/v1/generator', {
        stake: eur(1000),
        wish: eur(5000),
        risk: 'low',
        section: 'line',
        ...body,
      })
    ).status;
  expect(await status({ wish: { minor: 5000, currency: 'USD' } })).toBe(422);
  expect(await status({ stake: eur(0) })).toBe(422);
  expect(await status({ risk: 'mad' })).toBe(400);
});
