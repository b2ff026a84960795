import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportArchive } from '../platform/line/ImportArchive.ts';
import { FileLock } from '../platform/store/FileLock.ts';
import { Store } from '../platform/store/Store.ts';
import { StoreError } from '../platform/store/StoreError.ts';
import { importPath } from './importPath.ts';
import {
  countedNames,
  noCounts,
  totalOf,
  type ImportReport,
  type RowCounts,
} from './ImportReport.ts';
import { UnknownMatchDayError } from './shiftMatches.ts';

const usage = `npm run sandbox -- import <folder or file>
  [--today <ISO day or round>] [--pace <n>] [--all] [--database <file>]

Reads seasons of football, tennis, basketball, ice hockey, baseball, American football and esports,
which it recognises by their content. A running "npm start" shows the matches within seconds.

--today     the match day that becomes today; else the first with a match still to be played
--pace      plays the season so many times faster, calendar and matches: 60 makes an hour a minute
--all       lists every row that was rejected, not the first of each file
--database  the file to write to, .data/sandbox.sqlite unless SANDBOX_FILE names another`;

const shownPerFile = 5;
const highestPace = 10_000;

/** The command is invalid; the message has the reason. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

interface Command {
  readonly path: string;
  readonly today: string | undefined;
  readonly pace: number;
  readonly isAll: boolean;
  readonly database: string;
}

/** Runs a command line of the sandbox. Returns the exit code: 1 if nothing was imported. */
export function runSandboxCommand(words: readonly string[]): number {
  try {
    return run(readCommand(words));
  } catch (error) {
    const isUsual = error instanceof CommandError || error instanceof UnknownMatchDayError;
    if (!isUsual) throw error;
    console.error(error.message);
    return 1;
  }
}

function readCommand(words: readonly string[]): Command {
  const { positionals, values } = parse(words);
  const [command, path, ...more] = positionals;
  if (command !== 'import' || path === undefined) throw new CommandError(usage);
  if (more.length > 0)
    throw new CommandError(
      `One folder or file is imported at a time: ${[path, ...more].join(', ')} are ${1 + more.length}`,
    );
  const pace = Number(values.pace);
  if (!(pace >= 1 && pace <= highestPace))
    throw new CommandError(`--pace ${values.pace} is not a number from 1 to ${highestPace}`);
  if (!existsSync(path)) throw new CommandError(`There is no file or folder ${path}`);
  return { path, today: values.today, pace, isAll: values.all, database: values.database };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
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
  } catch (error) {
    // Node names the option that is unknown or has no value.
    throw new CommandError(
      `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`,
    );
  }
}

function run({ path, today, pace, isAll, database }: Command): number {
  const beganMs = performance.now();
  // Two concurrent imports would both create the tables and choose the calendar.
  using _lock = opened(database, () => lockForImport(database));
  const store = opened(database, () => new Store(database, [], 'beside'));
  try {
    const report = importPath(path, {
      imported: new ImportArchive(store),
      nowMs: Date.now(),
      wanted: today,
      pace,
    });
    print(report, isAll, performance.now() - beganMs);
    const { created, changed, unchanged } = totalOf(report);
    return created + changed + unchanged > 0 ? 0 : 1;
  } finally {
    store.close();
  }
}

export function lockForImport(database: string): FileLock {
  return new FileLock(
    `${database}.import`,
    `Another import writes to ${database}: try again when it has ended`,
  );
}

function opened<Opened>(database: string, open: () => Opened): Opened {
  try {
    return open();
  } catch (error) {
    if (error instanceof StoreError) throw new CommandError(error.message);
    throw new CommandError(
      `The database ${database} cannot be opened: ${error instanceof Error ? error.message : 'no reason is known'}`,
    );
  }
}

function print(report: ImportReport, isAll: boolean, tookMs: number): void {
  const lines = [
    ...report.rejected.map(({ file, row, rows = 1, reason }) => ({
      file,
      text: `rejected ${file}:${row}${rows > 1 ? ` and ${rows - 1} more rows of the match` : ''}: ${reason}`,
    })),
    ...report.notes.map(({ file, row, note }) => ({
      file,
      text: `taken without ${file}:${row}: ${note}`,
    })),
  ];
  for (const [file, own] of Map.groupBy(lines, (line) => line.file)) {
    for (const { text } of isAll ? own : own.slice(0, shownPerFile)) console.log(text);
    if (!isAll && own.length > shownPerFile)
      console.log(`${file}: ${own.length - shownPerFile} more, --all lists them`);
  }
  for (const { file, reason } of report.skipped) console.log(`skipped ${file}: ${reason}`);
  const rows: readonly (readonly [string, RowCounts])[] = [
    ...[...report.files].map(([file, { counts }]) => [file, counts] as const),
    ['all', report.files.size === 0 ? noCounts() : totalOf(report)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  console.log(
    `\n${'rows of'.padEnd(width)}${countedNames.map((name) => name.padStart(10)).join('')}`,
  );
  for (const [name, counts] of rows)
    console.log(
      `${name.padEnd(width)}${countedNames.map((each) => `${counts[each]}`.padStart(10)).join('')}`,
    );
  console.log(
    `\n${report.files.size} files read, ${report.skipped.length} skipped, ${(tookMs / 1000).toFixed(1)} s`,
  );
}

if (import.meta.main) process.exitCode = runSandboxCommand(process.argv.slice(2));
