import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameList, HistoryAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts';
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

test('SBX-106 imported fixtures stand in the line with the odds of their file', async () => {
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

test('SBX-105 twice changes nothing, also on another day', async () => {
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
  'SBX-106 a bet on an imported fixture is settled by the result %s',
  async (score, statusId, payout) => {
    using sandbox = disposable(createTestSandbox());
    take(sandbox, fixtures);
    const person = await sandbox.signIn();
    const [game] = await importedGames(sandbox);
    const home = game!.main.find((market) => market.outcomes.length === 3)!.outcomes[0]!;
    const placed = await person.call(
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
    expect(placed.status).toBe(200);
    take(sandbox, [
      header,
      `E0,09/08/2019,20:00,Harbour City,Kingsport,${score},1.85,3.6,4.2,1.9,1.92`,
    ]);
    sandbox.advance(14 * 3_600_000);
    sandbox.run(10_000);
    const later = await sandbox.signIn();
    const history = (await (
      await later.call('GET', '/web-api/history/v1/bets?page=1&pageSize=1')
    ).json()) as HistoryAnswer;
    expect(history.bets[0]).toMatchObject({ statusId, payout: { minor: payout, currency: 'EUR' } });
  },
);

function disposable(sandbox: TestSandbox): TestSandbox & Disposable {
  return Object.assign(sandbox, { [Symbol.dispose]: () => sandbox.dispose() });
}
