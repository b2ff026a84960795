import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportReport } from './ImportReport.ts';
import { parseCsv } from './parseCsv.ts';
import { readDay } from './readFootballDataCsv.ts';
import { readSource } from './readSource.ts';
import { shiftMatches, UnknownMatchDayError } from './shiftMatches.ts';
import type { SourceMatch } from './SourceMatch.ts';

function emptyReport(): ImportReport {
  return { added: 0, updated: 0, unchanged: 0, rejected: [], skipped: [] };
}

function readFiles(files: Readonly<Record<string, string | Uint8Array>>): { readonly matches: SourceMatch[]; readonly report: ImportReport; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const report = emptyReport();
  return { matches: readSource(folder, report), report, folder };
}

const csv = [
  '\uFEFFDiv,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,AvgH,AvgD,AvgA,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,',
  'E0,09/08/2019,20:00,Harbour City,Kingsport,4,1,H,4,0,1.14,9.5,18.75,1.4,3,-2.25,1.96,1.94,',
  'D1,05/08/11,,Rheinstadt,"Ostersee, SV",,,,,,1.57,3.8,6,,,-0.75,1.85,2.05,',
  'XX,05/08/11,,A,B,,,,,,,,,,,,,,',
  'E0,31/02/11,,A,B,,,,,,,,,,,,,,',
  'E0,05/08/11,,A,B,1,x,,,,,,,,,,,,',
  'E0,05/08/11,,A,B,1,2,H,,,,,,,,,,,',
  'E0,05/08/11,,A,B,1,2,A,2,0,,,,,,,,,',
  'E0,05/08/11,,A,B,,,,,,0.9,3,4,,,,,,',
  'E0,05/08/11,,A,A,,,,,,,,,,,,,,',
  ',,,,,,,,,,,,,,,,,,',
].join('\r\n');

test('SBX-100 rows are read by header, with odds, totals and handicaps in thousandths', () => {
  const { matches } = readFiles({ 'whatever.txt': csv });
  expect(matches).toHaveLength(2);
  expect(matches[0]).toMatchObject({
    competition: 'Premier League',
    day: '2019-08-09',
    kickOffMin: 1200,
    odds: { result: [1140, 9500, 18_750], total: { line: 2.5, over: 1400, under: 3000 }, handicap: { line: -2.25, home: 1960, away: 1940 } },
    result: { score: [4, 1], halfTime: [4, 0] },
  });
  expect(matches[1]).toMatchObject({ away: 'Ostersee, SV', day: '2011-08-05', kickOffMin: undefined, result: undefined });
});

test('SBX-101 a bad row is reported with file, row and reason, the others are taken', () => {
  const { report, folder } = readFiles({ 'season.csv': csv });
  expect(report.rejected.map((each) => each.file)).toEqual(Array.from({ length: 7 }, () => join(folder, 'season.csv')));
  expect(report.rejected.map((each) => [each.row, each.reason])).toEqual([
    [4, 'Div "XX" is not a known division'],
    [5, 'Date "31/02/11" does not exist'],
    [6, 'FTHG and FTAG "1:x" are not two numbers of goals'],
    [7, 'FTR "H" contradicts the score 1:2'],
    [8, 'the half-time score 2:0 is above the final score 1:2'],
    [9, 'AvgH "0.9" is not a price between 1.001 and 1001'],
    [10, 'HomeTeam and AwayTeam are both "A"'],
  ]);
});

test('SBX-102 openfootball: played, unplayed, postponed and broken entries', () => {
  const { matches, report } = readFiles({
    'league.json': JSON.stringify({
      name: 'English Premier League 2025/26',
      matches: [
        { round: 'Matchday 1', date: '2025-08-15', time: '20:00', team1: 'A', team2: 'B', score: { ft: [4, 2], ht: [1, 0] } },
        { round: 'Matchday 2', date: '2025-08-22', team1: 'B', team2: 'A', score: {} },
        { round: 'Final', date: '2025-08-29', time: '17:00 UTC+3', team1: 'C', team2: 'D', score: { ft: [1, 1], et: [2, 1], p: [5, 4] } },
        { date: '2025-08-29', team1: 'C', team2: 'E', status: 'postponed' },
        { date: '2025-13-29', team1: 'C', team2: 'E' },
        { date: '2025-08-29', team1: 'C', team2: 'E', score: { ft: [1, -1] } },
        'nonsense',
      ],
    }),
    'other.json': '{"teams": []}',
    'broken.json': '{',
    'readme.md': 'text',
  });
  expect(matches.map((match) => [match.competition, match.round, match.kickOffMin, match.result?.score])).toEqual([
    ['English Premier League', 'Matchday 1', 1200, [4, 2]],
    ['English Premier League', 'Matchday 2', undefined, undefined],
    ['English Premier League', 'Final', 840, [1, 1]],
  ]);
  expect(report.rejected.map((each) => each.row)).toEqual([4, 5, 6, 7]);
  expect(report.skipped.map((each) => each.reason)).toEqual(['not valid JSON', 'not of a family this importer knows', 'not of a family this importer knows']);
});

test('SBX-103 the chosen match day becomes today; without a choice the first day not yet played', () => {
  const nowMs = Date.UTC(2026, 4, 10, 9, 30);
  const { matches } = readFiles({
    'league.json': JSON.stringify({
      name: 'League 2025/26',
      matches: [
        { round: 'Matchday 1', date: '2025-08-15', time: '20:00', team1: 'A', team2: 'B', score: { ft: [1, 0] } },
        { round: 'Matchday 2', date: '2025-08-22', team1: 'B', team2: 'A', score: {} },
      ],
    }),
  });
  const startsOf = (wanted: string | undefined) => shiftMatches(matches, wanted, nowMs).map((event) => new Date(event.startsAtMs).toISOString());
  expect(startsOf(undefined)).toEqual(['2026-05-03T20:00:00.000Z', '2026-05-10T15:00:00.000Z']);
  expect(startsOf('matchday 1')).toEqual(['2026-05-10T20:00:00.000Z', '2026-05-17T15:00:00.000Z']);
  expect(startsOf('2025-08-22')).toEqual(startsOf(undefined));
  expect(() => startsOf('Matchday 99')).toThrow(UnknownMatchDayError);
});

test('SBX-104 windows-1252 letters survive', () => {
  const bytes = Uint8Array.from([...Buffer.from('Div,Date,HomeTeam,AwayTeam\nSP1,05/08/11,La Coru'), 0xf1, ...Buffer.from('a,Ribera\n')]);
  expect(readFiles({ 'a.csv': bytes }).matches[0]?.home).toBe('La Coruña');
});

test('dates of two and of four digits, and no others', () => {
  expect([readDay('05/08/11'), readDay('5/8/1998'), readDay('05/08/98')]).toEqual(['2011-08-05', '1998-08-05', '1998-08-05']);
  expect(() => readDay('2011-08-05')).toThrow('is not dd/mm/yy');
});

test('SBX-101 no file makes the reader throw', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ maxLength: 8 }), { maxLength: 8 }), { maxLength: 5 }), (rows) => {
      readFiles({ 'a.csv': ['Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD', ...rows.map((row) => row.join(','))].join('\n') });
    }),
    { numRuns: 50 },
  );
});

test('cells are what was quoted', () => {
  const cell = fc.stringMatching(/^[a-z",\n]{0,6}$/);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
      expect(parseCsv(`${line}\n`)).toEqual([cells.map((text) => text.trim())]);
    }),
  );
});
