import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../sourceFiles.ts';

/** A copy of the sources in a temporary folder, with the packages of this one. */
export interface SourceCopy {
  readonly folder: string;
  /** Throws if nothing has changed, because the text to be replaced is missing. */
  readonly change: (path: string, changed: (text: string) => string) => void;
  /** Runs a program there; returns its output if it failed, else an empty text. */
  readonly faultsOf: (program: string, ...args: readonly string[]) => Promise<string>;
  readonly remove: () => void;
}

const notCopied = /^(?:node_modules|dist|\.git|\.data|test-results|playwright-report|\.vitest)$/;

/** Copies the sources, for tests that change them. */
export function copySources(): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-'));
  for (const name of readdirSync(root).filter((each) => !notCopied.test(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    change(path, changed) {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (changed(text) === text) throw new Error(`${path} has no place for the change`);
      writeFileSync(file, changed(text));
    },
    faultsOf: async (program, ...args) => faultsIn(folder, program, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function faultsIn(folder: string, program: string, args: readonly string[]): Promise<string> {
  const bin = join(folder, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: folder,
    shell: process.platform === 'win32',
    // Without variables of this test runner, which a runner in the copy would take for its own.
    env: {
      PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
      HOME: process.env['HOME'],
      NO_COLOR: '1',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      resolve(status === 0 ? '' : `${program} ${args.join(' ')}\n${said}`),
    );
  });
}
