import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockForImport, runSandboxCommand } from './cli.ts';

let folder = '';
let said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  said = [];
  const say = (text: unknown): void => void said.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const season = 'Div,Date,HomeTeam,AwayTeam\nE0,09/08/2019,Arden,Brook\nE0,10/08/2019,Clay,Dale\n';
const run = (...words: readonly string[]): number =>
  runSandboxCommand(['import', ...words, '--database', join(folder, 'a.sqlite')]);

test.each([
  [['--fast'], /Unknown option '--fast'/],
  [['--today'], /--today/],
  [['--pace', 'quick'], /--pace quick is not a number/],
  [['--today', '1999-01-01'], /There is no match day "1999-01-01"/],
])('SBX-904 M62 the command line explains the fault of %j in a sentence', (words, message) => {
  expect(run(file('season.csv', season), ...words)).toBe(1);
  expect(said.join('\n')).toMatch(message);
  expect(said.join('\n')).not.toMatch(/^\s+at /m);
});

test('SBX-904 M62 a second path, a missing path and a file that is not a database are refused by name', () => {
  const path = file('season.csv', season);
  expect(run(path, path)).toBe(1);
  expect(said.at(-1)).toContain('One folder or file is imported at a time');
  expect(run(join(folder, 'nothing'))).toBe(1);
  expect(said.at(-1)).toContain('There is no file or folder');
  expect(
    runSandboxCommand(['import', path, '--database', file('b.sqlite', 'no database'.repeat(99))]),
  ).toBe(1);
  expect(said.at(-1)).toMatch(/b\.sqlite cannot be opened/);
});

/** Runs the command in a process of its own; resolves with its exit code and output. */
function spawned(path: string): Promise<readonly [code: number | null, said: string]> {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'cli.ts'),
    'import',
    path,
    '--database',
    join(folder, 'a.sqlite'),
  ]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve([code, text])));
}

test('SBX-905 M62 while an import writes to a database another one is refused; the lock of a killed process is ignored', () => {
  const path = file('season.csv', season);
  const other = lockForImport(join(folder, 'a.sqlite'));
  expect(run(path)).toBe(1);
  expect(said.at(-1)).toContain('Another import writes to');
  other.release();
  const script = `const { lockForImport } = await import(${JSON.stringify(join(import.meta.dirname, 'cli.ts'))});
    lockForImport(${JSON.stringify(join(folder, 'a.sqlite'))}); process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL');
  expect(run(path)).toBe(0);
  expect(run(path)).toBe(0);
});

test('SBX-905 M62 simultaneous first imports into a database run in turn or are refused with a message', async () => {
  const path = file('season.csv', season);
  const ended = await Promise.all(Array.from({ length: 3 }, () => spawned(path)));
  expect(ended.some(([code]) => code === 0)).toBe(true);
  for (const [code, text] of ended)
    expect(code === 0 || text.startsWith('Another import writes to'), text).toBe(true);
  expect(run(path)).toBe(0);
}, 60_000);

test('SBX-902 M61 an unreadable file does not affect others, values of any shape reject only their row', () => {
  const odd = { toString: 1, valueOf: 1 };
  file('season.csv', season);
  file('deep.json', `{"name":"League","matches":${'['.repeat(8000)}${']'.repeat(8000)}}`);
  file(
    'odd.json',
    JSON.stringify({
      matches: [
        { team_a: 'A', team_b: 'B', event: 'Open', score_a: odd, score_b: odd },
        { team_a: odd, team_b: 'B', event: 'Open' },
        { team_a: 'A', team_b: 'B', event: 'Open', score_a: 2, score_b: 0 },
      ],
    }),
  );
  file(
    'nested.json',
    `{"name":"League","matches":[{"date":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)},"team1":"A","team2":"B"}]}`,
  );
  expect(run(folder)).toBe(0);
  const lines = said.join('\n').split('\n');
  const counts = (name: string): number[] =>
    (
      lines.find((line) => line.includes(name) && /(?: +\d+){5}$/.test(line))?.match(/ \d+/g) ?? []
    ).map(Number);
  expect(counts('season.csv')).toEqual([2, 2, 0, 0, 0]);
  expect(counts('odd.json')).toEqual([3, 1, 0, 0, 2]);
  expect(counts('nested.json')).toEqual([1, 0, 0, 0, 1]);
  expect(counts('all ')[1]).toBe(3);
});
