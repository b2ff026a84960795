import type { GameList, ListData, SnapshotMessage } from '#wire';
import { isGameList } from '#wire/validators/line.js';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const sandbox = createTestSandbox();
const games = (query: string): Promise<GameList> =>
  sandbox.json<GameList>(`/web-api/line/v1/games?${query}`);

test('SBX-390 rows have the requested markets, each with its kind, and no others', async () => {
  const { games: rows } = await games(
    'section=line&sportId=1&markets=doubleChance,bothScore,total&limit=5',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { main } of rows)
    expect(main.map(({ kind, outcomes }) => [kind, outcomes.length])).toEqual([
      ['doubleChance', 3],
      ['bothScore', 2],
      ['total', 2],
    ]);
  const plain = await games('section=line&sportId=1&limit=5');
  expect(plain.games[0]?.main.some(({ kind }) => kind !== undefined)).toBe(false);
});

test('SBX-390 SBX-1460 M43 Asian rows have ladders of match and first part, the line nearest to even first, including quarter lines', async () => {
  const list = await games('section=line&sportId=1&markets=asian&limit=40');
  expect(isGameList(list)).toBe(true);
  for (const { main } of list.games) {
    for (const kind of ['handicap', 'total'] as const) {
      const match = main.filter((market) => market.kind === kind && market.period === undefined);
      expect(match.length).toBe(3);
      const gaps = match.map(({ outcomes: [first, second] }) =>
        Math.abs((first?.coef ?? 0) - (second?.coef ?? 0)),
      );
      expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
      expect(main.filter((market) => market.kind === kind && market.period === 'h1').length).toBe(
        2,
      );
    }
    expect(main.filter(({ kind }) => kind === 'result').map(({ period }) => period)).toEqual([
      undefined,
      'h1',
    ]);
  }
  expect(
    list.games
      .flatMap(({ main }) => main)
      .some(({ line }) => line !== undefined && Math.abs(line * 2) % 1 !== 0),
  ).toBe(true);
});

test.each([2, 3, 4, 6, 10, 13, 14, 15, 17])(
  'SBX-390 M43 Asian rows of sport %d have ladders of its own handicaps and totals',
  async (sportId) => {
    const { games: rows } = await games(
      `section=line&sportId=${sportId}&markets=asian&withinH=48&limit=40`,
    );
    const ofMatch = rows.map(({ main }) => main.filter(({ period = '' }) => !period.endsWith('1')));
    for (const kind of ['handicap', 'total'] as const)
      expect(ofMatch.some((main) => main.some((market) => market.kind === kind))).toBe(
        rows.length > 0,
      );
  },
);

test('SBX-390 the feed sends the requested rows to each subscription, with changes of all their markets', async () => {
  const { games: rows } = await games('section=line&sportId=1&markets=asian&limit=3');
  const channel = { kind: 'list', section: 'line', sportId: 1, limit: 3 } as const;
  const plain = sandbox.connect();
  const asian = sandbox.connect();
  plain.subscribe(1, channel);
  asian.subscribe(1, { ...channel, markets: ['asian'] });
  sandbox.run(300);
  const snapshot = asian
    .drain()
    .find((message): message is SnapshotMessage => message.t === 'snapshot');
  expect((snapshot?.data as ListData).games?.map(({ main }) => main.length)).toEqual(
    rows.map(({ main }) => main.length),
  );
  plain.drain();
  const shown = new Set(
    (await games('section=line&sportId=1&limit=3')).games.flatMap(({ main }) =>
      main.map(({ id }) => id),
    ),
  );
  const alternative = rows[0]?.main.find(({ id, kind }) => kind === 'handicap' && !shown.has(id))
    ?.outcomes[0];
  if (alternative === undefined) throw new Error('the first row has one handicap only');
  await sandbox.post('/sandbox/v1/prices', { outcomeId: alternative.id, coef: 3.33 });
  sandbox.run(1000);
  const told = (messages: readonly object[]): boolean =>
    JSON.stringify(messages).includes(`${alternative.id},3.33`);
  expect([told(asian.drain()), told(plain.drain())]).toEqual([true, false]);
});

test.each([
  'markets=result,nonsense',
  'markets=result,total,handicap,doubleChance,bothScore,drawNoBet,team1Total,team2Total,oddEven',
  'withoutSportIds=x',
  'byTime=maybe',
])('SBX-390 %s is refused', async (query) => {
  expect((await sandbox.request(`/web-api/line/v1/games?section=line&${query}`)).status).toBe(400);
});

test('SBX-391 hidden sports are excluded and not counted, and lists by time are ordered by time only', async () => {
  const all = await games('section=line&limit=300');
  const some = await games('section=line&limit=300&withoutSportIds=1,4&byTime=true');
  expect(some.games.some(({ sportId }) => sportId === 1 || sportId === 4)).toBe(false);
  expect(some.total).toBe(all.games.filter(({ sportId }) => sportId !== 1 && sportId !== 4).length);
  const starts = some.games.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
