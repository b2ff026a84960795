import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySources } from '../../test/copySources.ts';

const { folder, remove } = copySources();
afterAll(remove, 60_000);

const bin = join(folder, 'node_modules', '.bin');

/** Runs a program in the copy; gives what it wrote when it failed, and nothing when all is well. */
function faultsOf(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
      HOME: process.env['HOME'],
      NO_COLOR: '1',
    },
  });
  return status === 0 ? '' : `${program} ${args.join(' ')}\n${stdout}${stderr}`;
}

const create = (id: string): string => faultsOf(process.execPath, 'tools/new/newPlugin.ts', id);

test(
  'a new plugin passes every check at once, whatever the length of its id',
  { timeout: 300_000 },
  () => {
    const ids = ['cyb', 'probewithaverylongname'.slice(0, 21)] as const;
    for (const id of ids) expect(create(id)).toBe('');
    // The rules of cyber begin with CYB already.
    expect(readFileSync(join(folder, 'plugins/cyb/SPEC.md'), 'utf8')).toContain('**CYX-1**');
    expect(faultsOf('tsc', '--noEmit')).toBe('');
    expect(faultsOf('oxfmt', '--check')).toBe('');
    expect(faultsOf('oxlint', '--type-aware', 'plugins/cyb')).toBe('');
    expect(faultsOf('stylelint', 'plugins/{cyb,probe*}/**/*.css')).toBe('');
    expect(faultsOf('knip')).toBe('');
    expect(faultsOf(process.execPath, 'tools/site/site.ts', 'check', 'northline')).toBe('');
    const house = ['architecture', 'locales', 'removal', 'rules'].map(
      (name) => `test/${name}.test.ts`,
    );
    expect(faultsOf('vitest', 'run', 'plugins/cyb/', ...house)).toBe('');
  },
);

test('an id that cannot be is refused before anything is written', () => {
  for (const id of ['', 'ab', 'Tips', 'class', 'betting']) {
    expect(create(id), id).not.toBe('');
    expect(existsSync(join(folder, 'plugins', id, 'entries')), id).toBe(false);
  }
});
