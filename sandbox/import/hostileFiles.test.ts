import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyReport } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { parseCsv } from './parseCsv.ts';
import { shiftMatches } from './shiftMatches.ts';
import { readFiles } from './testing/readFiles.ts';

const nowMs = Date.UTC(2026, 4, 10, 9, 30);

/** Everything but the database: read, joined, moved. */
function importFiles(files: Parameters<typeof readFiles>[0]): number {
  const { source } = readFiles(files);
  return shiftMatches(joinMatches(source, emptyReport()), { nowMs }).length;
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
/** Values that would be right in some column, and what people and programs make of them. */
const cell = fc.oneof(
  fc.constantFrom('', 'E0', 'SP1', '09/08/2019', '2019-08-09', '31/02/19', '20:00', '0', '1', '2', '45', '-0.25', '0.5', '1.9', '1e309', 'NaN', 'Kings', 'Blues', 'Man United', 'Retired', 'Completed', '#REF!', '"', '""', '"a"b', "=1+1", '__proto__', 'constructor', ' ', '−1', '1,9'),
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

test('SBX-101 whatever stands in a file of any family, nothing fails', () => {
  fc.assert(
    fc.property(shape, ({ header, dropped, isDoubled, start, end, separator, rows }) => {
      const names = header.split(',').filter((_name, index) => !dropped.includes(index));
      const columns = isDoubled ? [...names, ...names] : names;
      importFiles({ 'a.csv': start + [columns, ...rows].map((row) => row.join(separator)).join(end) });
    }),
    { numRuns: 150 },
  );
});

const anyJson = fc.jsonValue({ maxDepth: 4 });
const field = fc.oneof(fc.constantFrom('A', 'Chiefs', 'Jets', '2025-08-15', 20_200_913, -3, 1e308, null, 'postponed', '90+4'), anyJson);
const entry = (names: readonly string[]) => fc.oneof(fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] }), anyJson);
const json = fc.oneof(
  fc.record({ name: fc.string(), matches: fc.array(entry(['round', 'date', 'time', 'team1', 'team2', 'score', 'status', 'goals1', 'goals2'])) }),
  fc.record({ matches: fc.array(entry(['team_a', 'team_b', 'score_a', 'score_b', 'event', 'round']), { minLength: 1 }) }),
  fc.record({ teams: fc.array(entry(['name', 'elo_rating'])) }),
  fc.array(entry(['date', 'home_team', 'away_team', 'home_final', 'away_final', 'home_close_ml', 'away_close_ml', 'home_close_spread', 'close_over_under'])),
  anyJson,
);

test('SBX-101 whatever stands in a JSON file, nothing fails', () => {
  fc.assert(
    fc.property(json, (value) => {
      importFiles({ 'a.json': JSON.stringify(value), 'b.json': JSON.stringify(value).slice(0, -3) });
    }),
    { numRuns: 150 },
  );
});

test('SBX-101 rubbish, huge rows and files cut short are survived and reported', () => {
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
  expect(report.skipped.map(({ reason }) => reason)).toEqual(['not a text', 'not of a family this importer knows', 'not valid JSON', 'not valid JSON', 'not of a family this importer knows', 'not a text']);
  expect(report.families.get('football-data')).toMatchObject({ files: 3 });
  expect(report.rejected.every(({ reason }) => reason.length < 200)).toBe(true);
});

test('any cells, written with quotes, are read as they were', () => {
  const anyCell = fc.string({ maxLength: 8 }).map((text) => text.trim().replaceAll('\uFEFF', ''));
  fc.assert(
    fc.property(fc.array(fc.array(anyCell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\n');
      expect(parseCsv(`h1,h2,h3,h4,h5\n${text}\n`).slice(1)).toEqual(rows);
    }),
  );
});
