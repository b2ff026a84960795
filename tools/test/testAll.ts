/** Every check, the quick ones first; ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '../../edge/sites/loadSites.ts';
import { rootFolder } from '../build/installedPlugins.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Apart from the results of single runs, which may take place at the same time. */
const resultsFolder = join(rootFolder, 'test-results', 'all');
const node = process.execPath;

function run(
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  console.log(`\n── ${title}`);
  const startedMs = performance.now();
  const { status } = spawnSync(node, args, {
    cwd: rootFolder,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** A step that either holds or does not. */
function check(
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Outcome {
  return run(title, args, env) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport(name: string): Record<string, unknown> | undefined {
  const path = join(resultsFolder, name);
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)
    : undefined;
}

/** What a runner counted; a runner that failed without a failed test counts as one failure. */
function counted(isGreen: boolean, passed: number, failed: number): Outcome {
  return { passed, failed: isGreen ? failed : Math.max(1, failed) };
}

function unitTests(): Outcome {
  const isGreen = run('unit and component tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(resultsFolder, 'vitest.json')}`,
  ]);
  const report = readReport('vitest.json');
  return counted(
    isGreen,
    Number(report?.['numPassedTests'] ?? 0),
    Number(report?.['numFailedTests'] ?? 0),
  );
}

function journeys(): Outcome {
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'playwright.json'),
    JOURNEYS_OUTPUT: join(resultsFolder, 'journeys'),
  };
  const isGreen = run(
    'browser journeys',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=line,json',
      '--pass-with-no-tests',
    ],
    env,
  );
  const stats = readReport('playwright.json')?.['stats'] as
    | { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number }
    | undefined;
  return counted(isGreen, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
const startedMs = performance.now();
const outcomes = [
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('form', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet']),
  check('unused code', ['node_modules/knip/bin/knip.js']),
  check('styles', ['node_modules/stylelint/bin/stylelint.mjs', '{core,plugins}/**/*.css']),
  check('lockfile', ['tools/lint/checkLockfile.ts']),
  ...brandIds(join(rootFolder, 'config')).map((brand) =>
    check(`configuration of ${brand}`, ['tools/site/site.ts', 'check', brand]),
  ),
  unitTests(),
  check('production build', ['tools/build/buildPage.ts'], { STAGE: 'production' }),
  check('edge build', ['tools/build/buildEdge.ts']),
  check('bundle budget', ['tools/build/printSizes.ts', 'dist/production']),
  check('production bundle without debug code', [
    'tools/build/checkProduction.ts',
    'dist/production',
  ]),
  check('siege, short', ['test/siege/siege.ts', '--short']),
  journeys(),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\nAll in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
