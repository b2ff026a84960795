import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportArchive } from '../platform/line/ImportArchive.ts';
import { Store } from '../platform/store/Store.ts';
import { importPath } from './importPath.ts';
import { countedNames, totalOf, type ImportReport } from './ImportReport.ts';
import { UnknownMatchDayError } from './shiftMatches.ts';

const usage = `npm run sandbox -- import <folder or file>
  [--today <ISO day or round>] [--pace <n>] [--all] [--database <file>]

Reads seasons of football, tennis, basketball, ice hockey, baseball, American football and esports,
which it recognises by their content. A running "npm start" shows the matches within seconds.

--today  the match day that becomes today; else the first with a match still to be played
--pace   plays the season so many times faster, calendar and matches: 60 makes an hour a minute
--all    lists every row that was rejected, not the first of each file`;

const shownOfAFile = 5;
const highestPace = 10_000;

/** The command line of the sandbox. Returns the exit code: 1 when nothing could be taken. */
export function runSandboxCommand(words: readonly string[]): number {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      today: { type: 'string' },
      pace: { type: 'string', default: '1' },
      all: { type: 'boolean', default: false },
      database: {
        type: 'string',
        default: process.env['SANDBOX_FILE'] ?? join('.data', 'sandbox.sqlite'),
      },
    },
  });
  const [command, path] = positionals;
  const pace = Number(values.pace);
  if (command !== 'import' || path === undefined || !(pace >= 1 && pace <= highestPace)) {
    console.error(usage);
    return 1;
  }
  if (!existsSync(path)) {
    console.error(`There is no file or folder ${path}`);
    return 1;
  }
  const store = new Store(values.database);
  try {
    const beganMs = performance.now();
    const report = importPath(path, {
      imported: new ImportArchive(store),
      nowMs: Date.now(),
      wanted: values.today,
      pace,
    });
    print(report, values.all, performance.now() - beganMs);
    const { created, updated, unchanged } = totalOf(report);
    return created + updated + unchanged > 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnknownMatchDayError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    store.close();
  }
}

function print(report: ImportReport, isAll: boolean, tookMs: number): void {
  const shown = new Map<string, number>();
  for (const { file, row, reason } of report.rejected) {
    const before = shown.get(file) ?? 0;
    shown.set(file, before + 1);
    if (isAll || before < shownOfAFile) console.log(`rejected ${file}:${row}: ${reason}`);
  }
  for (const [file, count] of shown)
    if (!isAll && count > shownOfAFile)
      console.log(`rejected ${file}: ${count - shownOfAFile} more, --all lists them`);
  for (const { file, reason } of report.skipped) console.log(`skipped ${file}: ${reason}`);
  const rows = [
    ...[...report.families].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ['all', totalOf(report)] as const,
  ];
  console.log(`\n${'family'.padEnd(26)}${countedNames.map((name) => name.padStart(10)).join('')}`);
  for (const [family, counts] of rows)
    console.log(
      `${family.padEnd(26)}${countedNames.map((name) => String(counts[name]).padStart(10)).join('')}`,
    );
  console.log(`\n${report.skipped.length} files skipped, ${(tookMs / 1000).toFixed(1)} s`);
}

if (import.meta.main) process.exitCode = runSandboxCommand(process.argv.slice(2));
