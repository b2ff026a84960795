import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGameList } from '#wire/validators/line.js';
import { ImportArchive } from '../platform/line/ImportArchive.ts';
import { Store } from '../platform/store/Store.ts';
import { createWorld } from '../world/createWorld.ts';
import { importPath } from './importPath.ts';
import { totalOf } from './ImportReport.ts';

const nowMs = Date.UTC(2026, 4, 10, 9, 30);

/** A valid season of invented clubs in the format of a family. */
const seasons: readonly string[] = [
  [
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,B365CH,B365CD,B365CA',
    ...[
      'Arden,Brook,2,1,H,1,0,H',
      'Clay,Dale,0,0,D,0,0,D',
      'Eton,Frome,1,3,A,1,1,D',
      'Brook,Clay,,,,,,',
      'Dale,Eton,,,,,,',
      'Frome,Arden,,,,,,',
    ].map(
      (match, index) =>
        `E0,${10 + index}/08/2019,15:00,${match},2.1,3.4,3.6,1.9,1.95,-0.25,1.9,2.0,2.0,3.5,3.8`,
    ),
  ].join('\n'),
  [
    'ATP,Tournament,Date,Round,Winner,Loser,Wsets,Lsets,Comment,B365W,B365L,AvgW,AvgL',
    ...['A. Reed,B. Stone', 'C. Marsh,D. Hill', 'E. Ford,F. Lake'].map(
      (match, index) =>
        `1,Open,${10 + index}/01/2019,1st Round,${match},2,${index % 2},Completed,1.5,2.6,1.52,2.55`,
    ),
  ].join('\n'),
  [
    'season,date,team1,team2,prob1,prob1_outcome,prob2,prob2_outcome',
    ...['Kings,Blues,0.6,1,0.4,0', 'Rangers,Wild,0.45,0,0.55,1', 'Wild,Kings,0.5,,0.5,'].map(
      (match, index) => `2022,2022-01-${14 + index},${match}`,
    ),
  ].join('\n'),
  JSON.stringify({
    name: 'English Premier League 2019/20',
    matches: [
      {
        round: 'Matchday 1',
        date: '2019-08-10',
        time: '15:00',
        team1: 'Arden',
        team2: 'Brook',
        score: { ft: [2, 1], ht: [1, 0] },
        goals1: [
          { name: 'A', minute: 12 },
          { name: 'B', minute: '90+4' },
        ],
        goals2: [{ name: 'C', minute: 60, penalty: true }],
      },
      {
        round: 'Matchday 1',
        date: '2019-08-11',
        team1: 'Clay',
        team2: 'Dale',
        score: {},
        status: 'postponed',
      },
      {
        round: 'Matchday 2',
        date: '2019-08-17',
        time: '20:00',
        team1: 'Brook',
        team2: 'Clay',
        score: {},
      },
    ],
  }),
  JSON.stringify({
    matches: [
      {
        team_a: 'Wolves',
        team_b: 'Foxes',
        score_a: 2,
        score_b: 1,
        event: 'Open 2024',
        round: 'Final',
      },
      {
        team_a: 'Foxes',
        team_b: 'Bears',
        score_a: 0,
        score_b: 2,
        event: 'Open 2024',
        round: 'Semifinal',
      },
    ],
  }),
  JSON.stringify([
    {
      season: 2020,
      date: 20_200_913,
      home_team: 'Fortyniners',
      away_team: 'LVRaiders',
      ...Object.fromEntries(
        ['1stQtr', '2ndQtr', '3rdQtr', '4thQtr'].flatMap((part) => [
          [`home_${part}`, '7'],
          [`away_${part}`, '3'],
        ]),
      ),
      home_final: '28',
      away_final: '12',
      home_close_ml: -150,
      away_close_ml: 130,
      home_close_spread: -3,
      close_over_under: 47.5,
    },
  ]),
];

const rubbish = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    '31/02/2019',
    '99',
    '"',
    '\u0000',
    '\n',
    ',',
    ';',
    '\t',
    '\u202E',
    '\uFEFF',
    '{',
    ']',
    'null',
    'x'.repeat(300),
    '1,9',
    '-0.13',
  ),
  fc.string({ maxLength: 6, unit: 'binary' }),
);

/** Typical corruptions by people, programs and bad disks. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('cell' as const), at: fc.nat(), by: rubbish }),
  fc.record({
    kind: fc.constantFrom(
      'dropRow' as const,
      'doubleRow' as const,
      'dropColumn' as const,
      'doubleColumn' as const,
      'cut' as const,
      'blankRow' as const,
    ),
    at: fc.nat(),
  }),
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(), by: rubbish }),
);
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutate(text: string, change: Mutation): string {
  const rows = text.split('\n');
  const row = change.at % rows.length;
  const width = (rows[0] ?? '').split(',').length;
  switch (change.kind) {
    case 'cell': {
      const cells = text.split(/(?<=[,\n:])|(?=[,\n:])/);
      cells[change.at % cells.length] = change.by;
      return cells.join('');
    }
    case 'dropRow':
      return rows.toSpliced(row, 1).join('\n');
    case 'doubleRow':
      return rows.toSpliced(row, 0, rows[row] ?? '').join('\n');
    case 'blankRow':
      return rows.toSpliced(row, 0, ',,,,').join('\n');
    case 'dropColumn':
      return rows
        .map((each) =>
          each
            .split(',')
            .toSpliced(change.at % width, 1)
            .join(','),
        )
        .join('\n');
    case 'doubleColumn':
      return rows
        .map((each) =>
          each
            .split(',')
            .flatMap((cell, index) => (index === change.at % width ? [cell, cell] : [cell]))
            .join(','),
        )
        .join('\n');
    case 'cut':
      return text.slice(0, change.at % (text.length + 1));
    case 'insert':
      return (
        text.slice(0, change.at % (text.length + 1)) +
        change.by +
        text.slice(change.at % (text.length + 1))
      );
  }
}

function encode(text: string, as: 'utf8' | 'bom' | 'utf16' | 'latin1' | 'crlf' | 'cr'): Buffer {
  switch (as) {
    case 'utf8':
      return Buffer.from(text);
    case 'bom':
      return Buffer.from(`\uFEFF${text}`);
    case 'utf16':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'latin1':
      return Buffer.from(text, 'latin1');
    case 'crlf':
      return Buffer.from(text.replaceAll('\n', '\r\n'));
    case 'cr':
      return Buffer.from(text.replaceAll('\n', '\r'));
  }
}

const file = fc.record({
  season: fc.nat({ max: seasons.length - 1 }),
  changes: fc.array(mutation, { maxLength: 5 }),
  as: fc.constantFrom(
    'utf8' as const,
    'bom' as const,
    'utf16' as const,
    'latin1' as const,
    'crlf' as const,
    'cr' as const,
  ),
});

test('SBX-745 M67 corrupted seasons end with a report that counts every row once, can be imported again, and can be shown', () => {
  const world = createWorld({ seed: 7, size: 'small', nowMs });
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const path = join(folder, 'season');
  let shown = 0;
  fc.assert(
    fc.property(file, ({ season, changes, as }) => {
      writeFileSync(path, encode(changes.reduce(mutate, seasons[season] ?? ''), as));
      const store = new Store(':memory:');
      const archive = new ImportArchive(store);
      const first = importPath(path, { imported: archive, nowMs, wanted: undefined, pace: 1 });
      const { read, created, changed, unchanged, rejected } = totalOf(first);
      expect([read, rejected]).toEqual([
        created + changed + unchanged + rejected,
        first.rejected.length,
      ]);
      expect(read > 0 || first.skipped.length > 0 || first.files.size > 0).toBe(true);
      const again = totalOf(
        importPath(path, { imported: archive, nowMs, wanted: undefined, pace: 1 }),
      );
      expect(again).toMatchObject({ created: 0, changed: 0, read, rejected });
      const ids = archive
        .since(0, 10)
        .flatMap(({ event, gameId }) => (event ? world.upsertImported(event, gameId) : []));
      store.close();
      // A knock-out match may still have undetermined sides.
      for (const id of ids.slice(0, 2)) {
        const full = world.game(id, 'en');
        if (full === undefined) continue;
        const list = { games: [full.game], total: 1, seq: 1 };
        expect(isGameList(list), JSON.stringify(isGameList.errors)).toBe(true);
        for (const { outcomes } of full.game.main)
          expect(outcomes.reduce((sum, { coef }) => sum + 1 / coef, 0)).toBeGreaterThan(1);
        shown += 1;
      }
    }),
    { numRuns: 40 },
  );
  expect(shown).toBeGreaterThan(15);
});
