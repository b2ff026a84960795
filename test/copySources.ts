import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './sourceFiles.ts';

const notCopied = /^(?:node_modules|dist|\.git|\.data|test-results|playwright-report|\.vitest)$/;

/** A copy of the sources with the packages of this one, for what changes them. */
export function copySources(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-'));
  for (const name of readdirSync(root).filter((each) => !notCopied.test(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
