import { join } from 'node:path';
import { expect, test } from 'vitest';
import { totalOf } from './ImportReport.ts';
import { readSlashedDay } from './readDay.ts';
import { readTable } from './readTable.ts';
import { readFiles } from './testing/readFiles.ts';

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
  expect(matches).toHaveLength(3);
  expect(matches[0]).toMatchObject({
    competition: { name: 'Premier League', countryName: 'England', sportId: 1 },
    day: '2019-08-09',
    kickOffMin: 1200,
    odds: {
      result: [1140, 9500, 18_750],
      total: { line: 2.5, over: 1400, under: 3000 },
      handicap: { line: -2.25, home: 1960, away: 1940 },
    },
    result: { score: [4, 1], halfTime: [4, 0] },
  });
  expect(matches[1]).toMatchObject({
    away: 'Ostersee, SV',
    day: '2011-08-05',
    kickOffMin: undefined,
    result: undefined,
  });
});

test('SBX-100 a bookmaker has priority over the average, and closing prices are of the same bookmaker', () => {
  const { matches } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam,AvgH,AvgD,AvgA,PSH,PSD,PSA,PSCH,PSCD,PSCA,WHCH,WHCD,WHCA,AHh,PAHH,PAHA,AHCh,PCAHH,PCAHA',
      'E0,05/08/11,Kingsport,Whitestone,2,3,4,2.1,3.1,4.1,1.9,3.3,4.5,1.8,3.4,4.6,-0.25,1.9,2,-0.5,1.95,1.95',
    ].join('\n'),
  });
  expect(matches[0]).toMatchObject({
    odds: { result: [2100, 3100, 4100], handicap: { line: -0.25 } },
    closingOdds: { result: [1900, 3300, 4500] },
  });
  expect(matches[0]?.closingOdds?.handicap).toBeUndefined();
});

test('SBX-101 a bad row is reported with file, row and reason, the others are imported', () => {
  const { report, folder } = readFiles({ 'season.csv': csv });
  expect(report.rejected.map((each) => each.file)).toEqual(
    Array.from({ length: 6 }, () => join(folder, 'season.csv')),
  );
  expect(report.rejected.map((each) => [each.row, each.reason])).toEqual([
    [4, 'Div "XX" is not a known division'],
    [5, 'the day "31/02/11" does not exist'],
    [6, 'FTHG and FTAG "1:x" are not two numbers of goals'],
    [7, 'FTR "H" contradicts the score 1:2'],
    [8, 'the half-time score 2:0 is above the final score 1:2'],
    [10, 'HomeTeam and AwayTeam are both "A"'],
  ]);
  expect(totalOf(report)).toMatchObject({ read: 9, rejected: 6 });
  expect(report.notes).toEqual([
    {
      file: join(folder, 'season.csv'),
      row: 9,
      note: 'AvgH "0.9" is not a price between 1.001 and 1001',
    },
  ]);
});

test('SBX-104 windows-1252 and UTF-16 text is decoded', () => {
  const bytes = Uint8Array.from([
    ...Buffer.from('Div,Date,HomeTeam,AwayTeam\nSP1,05/08/11,Pe'),
    0xf1,
    ...Buffer.from('a,Ribera\n'),
  ]);
  const wide = Buffer.from(
    '\uFEFFDiv;Date;HomeTeam;AwayTeam\rSP1;05/08/11;Müller;Ribera\r',
    'utf16le',
  );
  expect(readFiles({ 'a.csv': bytes, 'b.csv': wide }).matches.map(({ home }) => home)).toEqual([
    'Peña',
    'Müller',
  ]);
});

test('dates have years of two or four digits', () => {
  expect([
    readSlashedDay('05/08/11'),
    readSlashedDay('5/8/1998'),
    readSlashedDay('05/08/98'),
  ]).toEqual(['2011-08-05', '1998-08-05', '1998-08-05']);
  expect(() => readSlashedDay('2011-08-05')).toThrow('is not dd/mm/yy');
});

test('quoted cells are read unchanged', () => {
  const { columns, rows } = readTable('\n x ;y;z\na;"b;\r\nc";"say ""yes"""\r\n;;\rd "e" ; f;\n');
  expect([...columns.keys()]).toEqual(['x', 'y', 'z']);
  expect(rows.map(({ number, cell }) => [number, cell('x'), cell('y'), cell('z')])).toEqual([
    [3, 'a', 'b;\nc', 'say "yes"'],
    [5, 'd "e"', 'f', ''],
  ]);
});

test('SBX-101 M62 a row with malformed quotes is rejected, those after it are imported', () => {
  const { report, matches } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam',
      'E0,09/08/2019,A,B',
      'E0,10/08/2019,"C,D',
      'E0,11/08/2019,"E"x,F',
      'E0,12/08/2019,"G",H',
    ].join('\r\n'),
    'b.csv': ['Div,Date,HomeTeam,AwayTeam', ...new Array<string>(30).fill('E0,"x')].join('\n'),
  });
  expect(matches.map(({ home, row }) => [home, row])).toEqual([
    ['A', 2],
    ['G', 5],
  ]);
  expect(report.rejected.slice(0, 2).map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'Quoted field unterminated'],
    [4, 'Trailing quote on quoted field is malformed'],
  ]);
  expect(report.rejected.at(-1)).toMatchObject({ row: 31, reason: 'Quoted field unterminated' });
  expect(totalOf(report)).toMatchObject({ read: 34, rejected: 32 });
});

test('M62 two stray quotes swallow no row between them', () => {
  const { matches, report } = readFiles({
    'season.csv': [
      'Div,Date,HomeTeam,AwayTeam,Referee',
      ...Array.from(
        { length: 40 },
        (_each, index) =>
          `E0,${10 + (index % 20)}/08/2019,H${index},A${index},${index === 2 ? '"M Dean' : index === 37 ? 'J Moss"' : 'A Marriner'}`,
      ),
    ].join('\n'),
  });
  expect(report.rejected).toMatchObject([{ row: 4, reason: 'Quoted field unterminated' }]);
  expect(matches).toHaveLength(39);
  expect(totalOf(report)).toMatchObject({ read: 40, rejected: 1 });
});

test('SBX-906 M63 an impossible market is dropped and noted, and its match is imported', () => {
  const { matches, report } = readFiles({
    'a.csv': [
      'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A,AvgH,AvgD,AvgA,AHh,B365AHH,B365AHA',
      'E0,05/08/11,A,B,2,3,4,2,3,4,-0.3,1.9,1.9',
      'E0,05/08/11,C,D,4,9,9,2,3,4,-0.25,1.9,1.9',
    ].join('\n'),
  });
  expect(report.rejected).toEqual([]);
  expect(matches.map(({ odds }) => odds)).toEqual([
    { result: [2000, 3000, 4000] },
    { result: [2000, 3000, 4000], handicap: { line: -0.25, home: 1900, away: 1900 } },
  ]);
  expect(report.notes.map(({ row, note }) => [row, note])).toEqual([
    [2, 'AHh "-0.3" is not a handicap in quarters'],
    [3, 'B365H, B365D, B365A "4 9 9" pay more than they take'],
  ]);
});
