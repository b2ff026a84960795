import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportReport } from './ImportReport.ts';
import { decodeText } from './parseCsv.ts';
import { isFootballDataCsv, readFootballDataCsv } from './readFootballDataCsv.ts';
import { isOpenFootballFile, readOpenFootballJson } from './readOpenFootballJson.ts';
import type { SourceMatch } from './SourceMatch.ts';

/** All matches of a file, or of every file below a folder. Families are told apart by what is inside. */
export function readSource(path: string, report: ImportReport): SourceMatch[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .sort()
      .flatMap((name) => readSource(join(path, name), report));
  }
  return readFile(path, report);
}

function readFile(file: string, report: ImportReport): SourceMatch[] {
  const skip = (reason: string): SourceMatch[] => {
    report.skipped.push({ file, reason });
    return [];
  };
  const text = decodeText(readFileSync(file));
  const read = /^\s*[[{]/.test(text) ? readJson(file, text) : isFootballDataCsv(text) ? readFootballDataCsv(file, text) : undefined;
  if (read === undefined) return skip('not of a family this importer knows');
  if (read === 'broken') return skip('not valid JSON');
  report.rejected.push(...read.rejected);
  return read.matches;
}

function readJson(file: string, text: string): ReturnType<typeof readOpenFootballJson> | 'broken' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'broken';
  }
  return isOpenFootballFile(value) ? readOpenFootballJson(file, value) : undefined;
}
