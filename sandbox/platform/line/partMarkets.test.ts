import type { GameList } from '#wire';
import { isGameList } from '#wire/validators/line.js';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const sandbox = createTestSandbox();
const kinds = 'result,part,partTotal,total,handicap';

test('SBX-501 cyber sport rows have winner and total of the current or next map, even before the first', async () => {
  const live = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=live&sportId=17&markets=${kinds}&limit=60`,
  );
  expect(isGameList(live)).toBe(true);
  const onMaps = live.games.filter(
    ({ cyber, score, main }) =>
      (cyber?.id ?? 9) < 5 && /^map\d$/.test(score?.phase ?? '') && main.length > 0,
  );
  expect(onMaps.length).toBeGreaterThan(0);
  for (const { main, score } of onMaps) {
    const part = main.find(({ kind }) => kind === 'part');
    if (part === undefined) continue;
    expect(
      (part.period ?? '') >= (score?.phase ?? 'map1'),
      `${part.period} in ${score?.phase}`,
    ).toBe(true);
    expect(part.outcomes).toHaveLength(2);
    expect(main.find(({ kind }) => kind === 'partTotal')?.period ?? part.period).toBe(part.period);
  }
  const line = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=line&sportId=17&markets=${kinds}&limit=60`,
  );
  const [first] = line.games.filter(({ cyber }) => cyber?.key === 'strike-zone');
  expect(first?.main.map(({ kind, period }) => `${kind} ${period ?? 'match'}`)).toEqual([
    'result match',
    'part map1',
    'partTotal map1',
    'total match',
    'handicap match',
  ]);
});

test('SBX-502 rows with total and handicap have those of sets and maps', async () => {
  for (const sportId of [6, 10, 17]) {
    const { games } = await sandbox.json<GameList>(
      `/web-api/line/v1/games?section=line&sportId=${sportId}&markets=total,handicap&limit=3`,
    );
    expect(
      games.map(({ main }) => main.map(({ kind }) => kind).join()),
      String(sportId),
    ).toEqual(games.map(() => 'total,handicap'));
  }
});

test('SBX-503 cyber football, basketball and tennis name the sport whose rules they follow', async () => {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=17&limit=100',
  );
  const sports = new Map(games.map(({ cyber }) => [cyber?.key, cyber?.sportId]));
  expect([
    sports.get('cyber-football'),
    sports.get('cyber-basketball'),
    sports.get('cyber-tennis'),
    sports.get('strike-zone'),
  ]).toEqual([1, 3, 4, undefined]);
});
