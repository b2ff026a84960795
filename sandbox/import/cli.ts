import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../createSandbox.ts';
import { importPath } from './importPath.ts';
import { UnknownMatchDayError } from './shiftMatches.ts';

const usage = `npm run sandbox -- import <folder or file> [--today <ISO day or round>] [--database <file>]

Reads football-data CSV and openfootball JSON by their content. A running "npm start" shows the matches within seconds.`;

/** The command line of the sandbox. Returns the exit code: 1 when nothing could be taken. */
export function runSandboxCommand(words: readonly string[]): number {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { today: { type: 'string' }, database: { type: 'string', default: process.env['SANDBOX_FILE'] ?? join('.data', 'sandbox.sqlite') } },
  });
  const [command, path] = positionals;
  if (command !== 'import' || path === undefined) {
    console.error(usage);
    return 1;
  }
  if (!existsSync(path)) {
    console.error(`There is no file or folder ${path}`);
    return 1;
  }
  const sandbox = createSandbox({ databasePath: values.database, isControlOpen: false });
  try {
    const report = importPath(path, { imported: sandbox.imported, nowMs: sandbox.nowMs(), today: values.today });
    for (const { file, row, reason } of report.rejected) console.log(`rejected ${file}:${row}: ${reason}`);
    for (const { file, reason } of report.skipped) console.log(`skipped ${file}: ${reason}`);
    console.log(`${report.added} added, ${report.updated} updated, ${report.unchanged} unchanged, ${report.rejected.length} rejected, ${report.skipped.length} files skipped`);
    return report.added + report.updated + report.unchanged > 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnknownMatchDayError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    sandbox.dispose();
  }
}

if (import.meta.main) process.exitCode = runSandboxCommand(process.argv.slice(2));
