import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChampTable, GameList, HistoryAnswer, SportsTree } from '#wire';
import { expect, test } from 'vitest';
import { ImportArchive } from '../platform/line/ImportArchive.ts';
import { Store } from '../platform/store/Store.ts';
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts';
import { ManualTimers } from '../testing/ManualTimers.ts';
import { importPath } from './importPath.ts';
import { totalOf } from './ImportReport.ts';

const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA,Avg>2.5,Avg<2.5';
const fixtures = [
  header,
  'E0,09/08/2019,20:00,Harbour City,Kingsport,,,1.85,3.6,4.2,1.9,1.92',
  'E0,10/08/2019,12:30,Calder Vale,Whitestone,,,2.4,3.2,2.9,2.1,1.74',
  'E0,x,,A,B,,,,,,,',
];

function folderWith(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  writeFileSync(join(folder, 'anything.csv'), lines.join('\n'));
  return folder;
}

function take(sandbox: TestSandbox, lines: readonly string[]) {
  return importPath(folderWith(lines), {
    imported: sandbox.imported,
    nowMs: sandbox.nowMs(),
    wanted: '2019-08-09',
  });
}

async function importedGames(sandbox: TestSandbox) {
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=300',
  );
  return games.filter(
    (game) =>
      ['Harbour City', 'Calder Vale'].includes(game.team1.name) &&
      ['Kingsport', 'Whitestone'].includes(game.team2.name),
  );
}

test('SBX-106 imported matches are in the line with the odds of their file', async () => {
  using sandbox = disposable(createTestSandbox());
  const report = take(sandbox, fixtures);
  expect(report.rejected).toMatchObject([{ row: 4 }]);
  expect(totalOf(report)).toMatchObject({ read: 3, created: 2, changed: 0, rejected: 1 });
  const [game] = await importedGames(sandbox);
  expect(new Date((game?.starts_at ?? 0) * 1000).toISOString()).toBe('2025-11-20T20:00:00.000Z');
  expect(
    game?.main
      .find((market) => market.outcomes.length === 3)
      ?.outcomes.map((outcome) => outcome.coef),
  ).toEqual([1.85, 3.6, 4.2]);
});

test('SBX-105 importing twice changes nothing, even on another day', async () => {
  using sandbox = disposable(createTestSandbox());
  take(sandbox, fixtures);
  const before = await importedGames(sandbox);
  sandbox.advance(60_000);
  const again = importPath(folderWith(fixtures), {
    imported: sandbox.imported,
    nowMs: sandbox.nowMs(),
    wanted: '2019-08-10',
  });
  expect(totalOf(again)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect((await importedGames(sandbox)).map((game) => game.starts_at)).toEqual(
    before.map((game) => game.starts_at),
  );
});

test.each([
  ['2,0', 1, 1850],
  ['0,0', 0, 0],
])(
  'SBX-106 a bet on an imported match is settled by the result %s',
  async (score, statusId, payout) => {
    using sandbox = disposable(createTestSandbox());
    take(sandbox, fixtures);
    expect((await betOnHome(sandbox)).status).toBe(200);
    take(sandbox, [
      header,
      `E0,09/08/2019,20:00,Harbour City,Kingsport,${score},1.85,3.6,4.2,1.9,1.92`,
    ]);
    sandbox.advance(14 * 3_600_000);
    sandbox.run(10_000);
    expect(await lastBet(sandbox)).toMatchObject({
      statusId,
      payout: { minor: payout, currency: 'EUR' },
    });
  },
);

function disposable(sandbox: TestSandbox): TestSandbox & Disposable {
  return Object.assign(sandbox, { [Symbol.dispose]: () => sandbox.dispose() });
}

const league = (matches: readonly object[]) =>
  JSON.stringify({ name: 'English Premier League 2019/20', matches });

/** Imports the files one by one, each by its own call. */
function takeAll(sandbox: TestSandbox, files: readonly (readonly [name: string, text: string])[]) {
  return files.map(([name, text]) => {
    const path = join(mkdtempSync(join(tmpdir(), 'import-')), name);
    writeFileSync(path, text);
    return totalOf(importPath(path, { imported: sandbox.imported, nowMs: sandbox.nowMs() }));
  });
}

const shownMatches = (sandbox: TestSandbox) =>
  sandbox.imported
    .known()
    .map(({ home, away, calendar, result }) =>
      [home, away, calendar?.day, result?.score.join(':')].join(' '),
    );

test.each([
  ['one after the other', true],
  ['together', false],
])('SBX-915 M65 rows of two families about a season become one season, %s', (_how, isApart) => {
  using sandbox = disposable(createTestSandbox());
  const files = [
    [
      'a.csv',
      [
        'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA',
        'E0,10/08/2019,15:00,Sheppey FC,Wye Town,2,1,1.9,3.4,4',
        'E0,17/12/2019,20:00,Wye Town,Sheppey FC,,,2.5,3.2,2.8',
      ].join('\n'),
    ],
    [
      'b.json',
      league([
        { date: '2019-08-10', team1: 'Sheppey', team2: 'Wye  Town', score: { ft: [2, 1] } },
        { date: '2020-03-07', team1: 'Wye Town', team2: 'Sheppey', score: { ft: [0, 0] } },
      ]),
    ],
  ] as const;
  if (isApart) takeAll(sandbox, files);
  else {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    importPath(folder, { imported: sandbox.imported, nowMs: sandbox.nowMs() });
  }
  expect(shownMatches(sandbox)).toEqual([
    'Sheppey Wye Town 2019-08-10 2:1',
    'Wye Town Sheppey 2020-03-07 0:0',
  ]);
});

test('SBX-916 M65 a newer file moves a match, corrects a result and adds matches to the same calendar', () => {
  using sandbox = disposable(createTestSandbox());
  const first = {
    date: '2019-08-10',
    time: '15:00',
    team1: 'A',
    team2: 'B',
    score: { ft: [1, 0] },
  };
  const moved = { date: '2019-08-17', time: '15:00', team1: 'B', team2: 'C', score: {} };
  const [, again, newer] = takeAll(sandbox, [
    ['a.json', league([first, moved])],
    ['a.json', league([first, moved])],
    [
      'b.json',
      league([
        { ...first, score: { ft: [1, 1] } },
        { ...moved, date: '2019-11-06' },
        { date: '2019-08-24', time: '15:00', team1: 'C', team2: 'A', score: {} },
      ]),
    ],
  ]);
  expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect(newer).toMatchObject({ created: 1, changed: 2, unchanged: 0, rejected: 0 });
  expect(shownMatches(sandbox)).toEqual([
    'A B 2019-08-10 1:1',
    'B C 2019-11-06 ',
    'C A 2019-08-24 ',
  ]);
  const known = sandbox.imported.known();
  expect(new Set(known.map(({ calendar }) => calendar?.shiftDays)).size).toBe(1);
});

test.each([
  ['one after the other', true],
  ['together', false],
])('SBX-938 M65 a pair that meets twice at one venue is matched by rounds, %s', (_how, isApart) => {
  using sandbox = disposable(createTestSandbox());
  const pair = { team1: 'A', team2: 'B', score: {} };
  const files = [
    [
      'a.json',
      league([
        { ...pair, round: 'Matchday 3', date: '2019-08-24', score: { ft: [1, 0] } },
        { ...pair, round: 'Matchday 25', date: '2020-02-08' },
      ]),
    ],
    ['b.json', league([{ ...pair, round: 'Round 25', date: '2020-03-18', score: { ft: [2, 2] } }])],
  ] as const;
  if (isApart) {
    const [, newer] = takeAll(sandbox, files);
    expect(newer).toMatchObject({ created: 0, changed: 1, rejected: 0 });
  } else {
    const folder = mkdtempSync(join(tmpdir(), 'import-'));
    for (const [name, text] of files) writeFileSync(join(folder, name), text);
    importPath(folder, { imported: sandbox.imported, nowMs: sandbox.nowMs() });
  }
  expect(shownMatches(sandbox)).toEqual(['A B 2019-08-24 1:0', 'A B 2020-03-18 2:2']);
});

test('SBX-351 M63 a newer file that omits the club form in a name updates the same match', () => {
  using sandbox = disposable(createTestSandbox());
  const at = { date: '2019-08-10', time: '15:00' };
  const [, newer] = takeAll(sandbox, [
    ['a.json', league([{ ...at, team1: 'Oeste SC', team2: 'Brook', score: {} }])],
    ['b.json', league([{ ...at, team1: 'Oeste', team2: 'Brook', score: { ft: [2, 0] } }])],
  ]);
  expect(newer).toMatchObject({ created: 0, changed: 1 });
  expect(shownMatches(sandbox)).toEqual(['Oeste SC Brook 2019-08-10 2:0']);
});

test('SBX-913 M66 a season without a name in its file has the years of its original matches, whatever their shifted days', async () => {
  using sandbox = disposable(createTestSandbox());
  takeAll(sandbox, [
    [
      'a.csv',
      [
        'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG',
        'E0,19/08/95,Arden,Brook,1,0',
        'E0,05/05/96,Brook,Arden,2,2',
      ].join('\n'),
    ],
  ]);
  const { sports } = await sandbox.json<SportsTree>('/web-api/line/v1/sports');
  const { id } = sports[0]!.champs.find(({ name }) => name === 'England. Premier League')!;
  const table = await sandbox.json<ChampTable>(`/web-api/line/v1/champs/${id}/table`);
  expect(table.name).toBe('1995/96');
});

test('SBX-917 M65 the later of two simultaneous matches of a club is rejected with the place of the other', () => {
  using sandbox = disposable(createTestSandbox());
  const at = { date: '2019-08-10', time: '15:00', score: {} };
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'a.json');
  writeFileSync(
    path,
    league([
      { ...at, team1: 'A', team2: 'B' },
      { ...at, team1: 'C', team2: 'A' },
    ]),
  );
  const report = importPath(path, { imported: sandbox.imported, nowMs: sandbox.nowMs() });
  expect(report.rejected).toMatchObject([
    { row: 2, reason: expect.stringContaining('a side plays A – B at that time') },
  ]);
});

test('SBX-918 M65 chances by minute join a match of an earlier import', () => {
  using sandbox = disposable(createTestSandbox());
  const minutes = Array.from(
    { length: 92 },
    (_each, minute) =>
      `2018,WC,A,B,${minute < 46 ? 1 : 2},${minute < 46 ? minute : minute - 1},0.5,0.3,0.2`,
  );
  const [, course, again] = takeAll(sandbox, [
    [
      'a.json',
      JSON.stringify({
        name: 'World Cup 2018',
        matches: [{ date: '2018-06-14', team1: 'A', team2: 'B', score: { ft: [1, 0] } }],
      }),
    ],
    ...new Array<readonly [string, string]>(2).fill([
      'b.csv',
      ['season,league,team1,team2,period,mins,prob1,probtie,prob2', ...minutes].join('\n'),
    ]),
  ]);
  expect(course).toMatchObject({ read: 92, changed: 92, rejected: 0 });
  expect(again).toMatchObject({ read: 92, unchanged: 92 });
  expect(sandbox.imported.known()).toMatchObject([{ course: { kind: 'halves' } }]);
});

test.each([
  ['while the platform runs', false],
  ['while it does not', true],
])(
  'SBX-919 M65 a settled bet is settled again when a newer file corrects that %s',
  async (_when, isRestarted) => {
    const databasePath = isRestarted
      ? join(mkdtempSync(join(tmpdir(), 'import-')), 'a.sqlite')
      : ':memory:';
    const sandbox = createTestSandbox({ databasePath });
    take(sandbox, fixtures);
    await betOnHome(sandbox);
    const told = (
      of: {
        readonly imported: Pick<ImportArchive, 'upsertAll' | 'known'>;
        readonly nowMs: () => number;
      },
      score: string,
    ) =>
      importPath(folderWith([header, `E0,09/08/2019,20:00,Harbour City,Kingsport,${score},,,,,`]), {
        imported: of.imported,
        nowMs: of.nowMs(),
      });
    told(sandbox, '2,0');
    sandbox.advance(14 * 3_600_000);
    sandbox.run(10_000);
    expect(await lastBet(sandbox)).toMatchObject({ statusId: 1, payout: { minor: 1850 } });
    if (!isRestarted) {
      expect(totalOf(told(sandbox, '0,0'))).toMatchObject({ changed: 1 });
      sandbox.run(10_000);
      expect(await lastBet(sandbox)).toMatchObject({ statusId: 0, payout: { minor: 0 } });
      sandbox.dispose();
      return;
    }
    const nowMs = sandbox.nowMs();
    sandbox.dispose();
    const store = new Store(databasePath);
    told({ imported: new ImportArchive(store), nowMs: () => nowMs }, '0,0');
    store.close();
    using next = disposable(createTestSandbox({ databasePath, timers: new ManualTimers(nowMs) }));
    next.advance(5000);
    expect(await lastBet(next)).toMatchObject({ statusId: 0, payout: { minor: 0 } });
  },
);

/** Bets EUR 10 on the home side of the imported match. */
async function betOnHome(sandbox: TestSandbox): Promise<Response> {
  const person = await sandbox.signIn();
  const [game] = await importedGames(sandbox);
  const home = game!.main.find((market) => market.outcomes.length === 3)!.outcomes[0]!;
  return person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: 0,
      amount: { minor: 1000, currency: 'EUR' },
      bets: [{ id: home.id, coef: home.coef }],
      changeCoefAction: 0,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': '5b0c1a52-5b0e-4b5e-9a43-0f5f6f3a1c01' },
  );
}

async function lastBet(sandbox: TestSandbox): Promise<HistoryAnswer['bets'][number] | undefined> {
  const person = await sandbox.signIn();
  const answer = await person.call('GET', '/web-api/history/v1/bets?page=1&pageSize=1');
  return ((await answer.json()) as HistoryAnswer).bets[0];
}
