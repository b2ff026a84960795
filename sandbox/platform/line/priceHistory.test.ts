import { afterAll, expect, test } from 'vitest';
import type { GameFull, GameList, MarketWire, PriceHistoryWire } from '#wire';
import { isPriceHistoryWire } from '#wire/validators/line.js';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const sandbox = createTestSandbox();
afterAll(() => sandbox.dispose());

async function resultOf(section: 'line' | 'live', sportId = 1): Promise<MarketWire> {
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&sportId=${sportId}&limit=1`,
  );
  const { markets } = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[0]?.id}`);
  const [first] = markets;
  if (first === undefined) throw new Error(`nothing of sport ${sportId} is in ${section}`);
  return first;
}

const historyOf = (marketId: number, query = ''): Promise<PriceHistoryWire> =>
  sandbox.json<PriceHistoryWire>(`/web-api/line/v1/markets/${marketId}/prices${query}`);

test.each(['line', 'live'] as const)(
  'SBX-421 the history of a market in %s ends with the current prices',
  async (section) => {
    const market = await resultOf(section);
    const history = await historyOf(market.id);
    expect(isPriceHistoryWire(history)).toBe(true);
    expect(history.name).toBe(market.name);
    const sold = new Map(market.outcomes.map(({ id, coef }) => [id, coef]));
    for (const { id, coefs } of history.outcomes) {
      expect(coefs).toHaveLength(history.at.length);
      expect(coefs.at(-1)).toBe(sold.get(id) ?? 0);
    }
    expect(history.at).toEqual(history.at.toSorted((first, second) => first - second));
    expect(history.at.length).toBeGreaterThan(5);
    const changes = history.at
      .slice(1, -1)
      .filter((_, index) =>
        history.outcomes.some(({ coefs }) => coefs[index + 1] !== coefs[index]),
      );
    expect(changes).toHaveLength(history.at.length - 2);
  },
);

test('SBX-421 the prices of a past instant do not change later', async () => {
  const market = await resultOf('line');
  const before = await historyOf(market.id, '?hours=1');
  sandbox.run(1_800_000);
  const after = await historyOf(market.id, '?hours=1');
  const at = before.at.at(-1) ?? 0;
  const then = after.at.findLastIndex((instant) => instant <= at);
  expect(then).toBeGreaterThan(0);
  for (const [index, { coefs }] of after.outcomes.entries()) {
    const said = [before.outcomes[index]?.coefs.at(-1), before.outcomes[index]?.coefs.at(-2)];
    expect(said).toContain(coefs[then]);
  }
});

test('SBX-421 a pinned price is the last one; hours are bounded; an unknown market is 404', async () => {
  const market = await resultOf('line', 4);
  const [outcome] = market.outcomes;
  await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef: 7.5 });
  const history = await historyOf(market.id, '?hours=3');
  expect(history.outcomes[0]?.coefs.at(-1)).toBe(7.5);
  expect((history.at.at(-1) ?? 0) - (history.at[0] ?? 0)).toBeLessThanOrEqual(3 * 3600);
  const statuses = await Promise.all(
    [
      `/web-api/line/v1/markets/${market.id}/prices?hours=73`,
      '/web-api/line/v1/markets/12/prices',
      '/web-api/line/v1/markets/none/prices',
    ].map(async (path) => (await sandbox.request(path)).status),
  );
  expect(statuses).toEqual([400, 404, 404]);
});
