import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importPath } from './importPath.ts';
import { emptyReport, totalOf } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { shiftMatches } from './shiftMatches.ts';
import { readSource } from './readSource.ts';
import { readTable } from './readTable.ts';
import { readFiles } from './testing/readFiles.ts';

const nowMs = Date.UTC(2026, 4, 10, 9, 30);

/** Runs the import without the database: reading, joining and shifting. */
function importFiles(files: Parameters<typeof readFiles>[0]): number {
  const { source } = readFiles(files);
  return shiftMatches(joinMatches(source, emptyReport()).matches, { nowMs }).length;
}

const headers = [
  'ATP,Tournament,Date,Round,Winner,Loser,Wsets,Lsets,Comment,B365W,B365L,AvgW,AvgL',
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,AHh,B365AHH,B365AHA,Avg>2.5,Avg<2.5,B365CH,B365CD,B365CA',
  'season,date,team1,team2,dh,prob1,prob1_outcome,prob2,prob2_outcome',
  'season,league,date,team1,team2,prob1,prob1_outcome,probtie,probtie_outcome,prob2,prob2_outcome',
  'season,league,team1,team2,period,mins,prob1,prob1_outcome,probtie,probtie_outcome,prob2,prob2_outcome',
  'season,team1,team2,period,secs,prob1,prob1_outcome,prob2,prob2_outcome',
  `season,forecast_date,player,${[1, 2, 3, 4, 5, 6, 7].map((round) => `round_${round},round_${round}_outcome`).join(',')}`,
];
/** Values that are valid in some column, with typical corruptions. */
const cell = fc.oneof(
  fc.constantFrom(
    '',
    'E0',
    'SP1',
    '09/08/2019',
    '2019-08-09',
    '31/02/19',
    '20:00',
    '0',
    '1',
    '2',
    '45',
    '-0.25',
    '0.5',
    '1.9',
    '1e309',
    'NaN',
    'Kings',
    'Blues',
    'Man United',
    'Retired',
    'Completed',
    '#REF!',
    '"',
    '""',
    '"a"b',
    '=1+1',
    '__proto__',
    'constructor',
    ' ',
    '−1',
    '1,9',
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
);
const shape = fc.record({
  header: fc.constantFrom(...headers),
  dropped: fc.array(fc.nat({ max: 12 }), { maxLength: 2 }),
  isDoubled: fc.boolean(),
  start: fc.constantFrom('', '\uFEFF', '\n\n', ',,,\r\n'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  separator: fc.constantFrom(',', ';', '\t'),
  rows: fc.array(fc.array(cell, { maxLength: 14 }), { maxLength: 12 }),
});

test('SBX-101 no content of a file of any family makes the import fail', () => {
  fc.assert(
    fc.property(shape, ({ header, dropped, isDoubled, start, end, separator, rows }) => {
      const names = header.split(',').filter((_name, index) => !dropped.includes(index));
      const columns = isDoubled ? [...names, ...names] : names;
      importFiles({
        'a.csv': start + [columns, ...rows].map((row) => row.join(separator)).join(end),
      });
    }),
    { numRuns: 150 },
  );
});

const anyJson = fc.jsonValue({ maxDepth: 4 });
const field = fc.oneof(
  fc.constantFrom(
    'A',
    'Chiefs',
    'Jets',
    '2025-08-15',
    20_200_913,
    -3,
    1e308,
    null,
    'postponed',
    '90+4',
  ),
  anyJson,
);
const entry = (names: readonly string[]) =>
  fc.oneof(
    fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] }),
    anyJson,
  );
const json = fc.oneof(
  fc.record({
    name: fc.string(),
    matches: fc.array(
      entry(['round', 'date', 'time', 'team1', 'team2', 'score', 'status', 'goals1', 'goals2']),
    ),
  }),
  fc.record({
    matches: fc.array(entry(['team_a', 'team_b', 'score_a', 'score_b', 'event', 'round']), {
      minLength: 1,
    }),
  }),
  fc.record({ teams: fc.array(entry(['name', 'elo_rating'])) }),
  fc.array(
    entry([
      'date',
      'home_team',
      'away_team',
      'home_final',
      'away_final',
      'home_close_ml',
      'away_close_ml',
      'home_close_spread',
      'close_over_under',
    ]),
  ),
  anyJson,
);

test('SBX-101 M61 no content of a JSON file makes the import fail', () => {
  fc.assert(
    fc.property(json, (value) => {
      importFiles({
        'a.json': JSON.stringify(value),
        'b.json': JSON.stringify(value).slice(0, -3),
      });
    }),
    { numRuns: 150 },
  );
});

test('SBX-101 M61 names that cannot become texts belong to no team', () => {
  const match = Object.fromEntries(
    ['date', 'away_team', 'home_final', 'away_final', 'home_close_ml', 'away_close_ml'].map(
      (name) => [name, 'x'],
    ),
  );
  expect(
    importFiles({
      'a.json': JSON.stringify([{ ...match, home_team: { toString: 0, valueOf: 0 } }]),
    }),
  ).toBe(0);
});

test('SBX-101 M61 garbage, huge rows and truncated files are reported without failing', () => {
  const long = 'x'.repeat(2_000_000);
  const { report } = readFiles({
    'binary.csv': Uint8Array.from({ length: 5000 }, (_unused, index) => (index * 7919) % 256),
    'picture.json': Uint8Array.from([0x7b, 0, 1, 2]),
    'row.csv': `Div,Date,HomeTeam,AwayTeam\nE0,05/08/11,${long},B\nE0,05/08/11,"A,B\nE0,06/08/11,C,D\n${','.repeat(500_000)}`,
    'quotes.csv': `Div,Date,HomeTeam,AwayTeam\n${'"'.repeat(300_001)}`,
    'deep.json': '['.repeat(200_000),
    'cut.json': '{"name": "League", "matches": [{"date": "2025',
    'empty.csv': '',
    'blank.csv': ',,,\n\n,,\n',
    'header.csv': 'Div,Date,HomeTeam,AwayTeam',
  });
  expect(report.skipped.map(({ reason }) => reason)).toEqual([
    'not a text',
    'not of a family this importer knows',
    'not valid JSON',
    'not valid JSON',
    'an empty file',
    'not a text',
  ]);
  expect([...report.files.values()].map(({ family }) => family)).toEqual(
    new Array<string>(3).fill('football-data'),
  );
  expect(report.rejected.every(({ reason }) => reason.length < 200)).toBe(true);
});

test('SBX-549 M67 every row of ten hostile files is counted once: new, changed, unchanged, or rejected with place and reason', () => {
  const head = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
  const match = (date: string, home: string, away: string, rest = ',,1.9,3.4,4.2'): string =>
    `E0,${date},${home},${away},${rest}`;
  const latin = (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const { source, report, folder } = readFiles({
    'a-windows-1252.csv': latin(
      `${head}\r\n${match('09/08/2019', 'M\u00e1laga', 'Almer\u00eda')}\r\n`,
    ),
    'b-marked.csv': `\uFEFF\n\n${head}\n,,,,\n${match('10/08/2019', 'Aston', 'Barton')}\n\n`,
    'c-utf16.csv': Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(
        Uint16Array.from(`${head}\n${match('11/08/2019', 'Clay', 'Dale')}`, (letter) =>
          letter.charCodeAt(0),
        ).buffer,
      ),
    ]),
    'd-header-again.csv': [
      head,
      match('12/08/2019', 'Eton', 'Frome'),
      head,
      match('13/08/2019', 'Gorse', 'Hythe'),
    ].join('\n'),
    'e-odd-odds.csv': [
      head,
      match('14/08/2019', 'Ilford', 'Jarrow', ',,1e309,NaN,-3'),
      match('15/08/2019', 'Kirby', 'Leeds', ',,"1,9",3.4,4.2'),
      match('16/08/2019', 'Malton', 'Neath', 'x,y,1.9,3.4,4.2'),
    ].join('\n'),
    'f-impossible.csv': [
      head,
      match('31/02/2019', 'Oban', 'Poole'),
      match('17/08/2019', 'Ryde', 'Ryde'),
      match('18/08/2019', '', 'Selby'),
      match('', 'Truro', 'Ufton'),
    ].join('\n'),
    'g-names.csv': [
      head,
      match('19/08/2019', '__proto__', 'constructor'),
      match('20/08/2019', '=1+1', '\u202Eevil'),
      match('21/08/2019', '<b>x</b>', '"A ""B"" C"'),
    ].join('\n'),
    'h-double.csv': [
      head,
      match('22/08/2019', 'Vale', 'Wells'),
      match('22/08/2019', 'Vale', 'Wells'),
    ].join('\n'),
    'i-contradicts.json': JSON.stringify({
      name: 'English Premier League 2019/20',
      matches: [
        { date: '2019-08-12', team1: 'Eton', team2: 'Frome', score: { ft: [1, 0] } },
        { date: '2019-08-13', team1: 7, team2: null },
        'nothing',
        { date: '2019-08-30', team1: 'Yarm', team2: 'Zeal', score: { ft: [1, 2], ht: [3, 3] } },
      ],
    }),
    'j-loose.json': JSON.stringify([
      {
        date: 20_200_910,
        home_team: 'Chiefs',
        away_team: 'Texans',
        home_final: 34,
        away_final: '20',
        home_close_ml: 'EVEN',
        away_close_ml: 375,
      },
      null,
    ]),
  });
  symlinkSync(folder, join(folder, 'k-loop'));
  const again = emptyReport();
  readSource(folder, again);
  expect(again.skipped).toContainEqual({
    file: join(folder, 'k-loop'),
    reason: 'a link or a device, not a file',
  });
  const joined = joinMatches(source, report).matches;
  const whole = importPath(folder, {
    nowMs,
    imported: { known: () => [], upsertAll: (events) => events.map(() => 'created' as const) },
  });
  for (const [file, { counts }] of whole.files)
    expect([file, counts.read]).toEqual([
      file,
      counts.created + counts.changed + counts.unchanged + counts.rejected,
    ]);
  expect(totalOf(whole)).toMatchObject({
    created: joined.length,
    rejected: whole.rejected.length,
  });
  expect(
    report.rejected.every(
      ({ file, row, reason }) => file.startsWith(folder) && row >= 1 && reason.length > 5,
    ),
  ).toBe(true);
  const names = joined.map(({ home, away }) => `${home} ${away}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'M\u00e1laga Almer\u00eda',
      'Aston Barton',
      'Clay Dale',
      'Eton Frome',
      'Gorse Hythe',
      'Vale Wells',
    ]),
  );
});

test('SBX-744 a named device is not read, and names that no page could show are rejected with their rows', () => {
  const report = emptyReport();
  expect(readSource('/dev/zero', report)).toMatchObject({ matches: [] });
  expect(report.skipped).toEqual([{ file: '/dev/zero', reason: 'a device, not a file' }]);
  const row = (home: string): string => `E0,09/08/2019,"${home}",Frome`;
  const { matches, report: ofNames } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam',
      row('x'.repeat(81)),
      row('Harbour\nCity'),
      row('\u202Ecity'),
      row('Ha\u0001rbour'),
      row('Harbour City'),
    ].join('\n'),
    'b.json': JSON.stringify({
      name: 'English Premier League 2019/20',
      matches: [{ date: '2019-08-12', team1: '\ud800', team2: 'Frome' }],
    }),
  });
  expect(matches.map(({ home }) => home)).toEqual(['Harbour City']);
  expect(ofNames.rejected.map(({ reason }) => reason.replace(/"[^"]*"/, '""'))).toEqual([
    'the name "" is longer than 80 letters',
    ...new Array<string>(4).fill('the name "" has characters that cannot be shown'),
  ]);
  expect([...ofNames.files.values()].map(({ counts }) => [counts.read, counts.rejected])).toEqual([
    [5, 4],
    [1, 1],
  ]);
});

test('quoted cells of any content are read unchanged', () => {
  const anyCell = fc.string({ maxLength: 8 }).map((text) => text.trim().replaceAll('\uFEFF', ''));
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const read = readTable(`h1,h2,h3,h4,h5\n${text}\n`).rows;
        expect(read.map(({ number }) => number)).toEqual(
          rows.flatMap((row, index) => (row.some((each) => each !== '') ? [index + 2] : [])),
        );
        for (const { number, cell } of read) {
          const row = rows[number - 2]!;
          expect(['h1', 'h2', 'h3', 'h4', 'h5'].slice(0, row.length).map(cell)).toEqual(row);
        }
      },
    ),
  );
});
