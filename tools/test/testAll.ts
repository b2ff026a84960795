/** Runs every check, the quick ones first; ends with the failures and `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '../../edge/sites/loadSites.ts';
import { rootFolder } from '../build/installedPlugins.ts';
import { failedJourneys, failedTests, type JourneyReport, type TestReport } from './failures.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Failures with their messages, printed at the end, because a long run is read there. */
  readonly failures: readonly string[];
}

/** Separate from the results of single runs, which may be in progress at the same time. */
const resultsFolder = join(rootFolder, 'test-results', 'all');
const node = process.execPath;
/** Number of last lines that are printed for a failed check. */
const shownLines = 30;

function announce(title: string): (isGreen: boolean) => void {
  console.log(`\n── ${title}`);
  const startedMs = performance.now();
  return (isGreen) => {
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    console.log(`── ${title}: ${isGreen ? 'passed' : 'failed'} in ${seconds} s`);
  };
}

function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, FORCE_COLOR: '0', ...env };
}

/** Runs a step that either passes or fails. */
function check(
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Outcome {
  const end = announce(title);
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: rootFolder,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: environment(env),
  });
  const output = `${stdout}${stderr}`.trimEnd();
  console.log(output);
  end(status === 0);
  if (status === 0) return { passed: 1, failed: 0, failures: [] };
  const lastLines = output.split('\n').slice(-shownLines).join('\n');
  return { passed: 0, failed: 1, failures: [`${title}\n${lastLines}`] };
}

/** Runs many tests, counted in a report of the runner. */
function runTests(
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const end = announce(title);
  const { status } = spawnSync(node, args, {
    cwd: rootFolder,
    stdio: 'inherit',
    env: environment(env),
  });
  end(status === 0);
  return status === 0;
}

function readReport(name: string): unknown {
  const path = join(resultsFolder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Counts of a runner; one that failed without a failed test counts as one failure. */
function counted(
  title: string,
  isGreen: boolean,
  passed: number,
  failures: readonly string[],
): Outcome {
  const described =
    isGreen || failures.length > 0 ? failures : [`${title}\nended without a failed test`];
  return { passed, failed: described.length, failures: described };
}

function unitTests(): Outcome {
  const title = 'unit and component tests';
  const isGreen = runTests(title, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(resultsFolder, 'vitest.json')}`,
  ]);
  const report = readReport('vitest.json') as TestReport | undefined;
  return counted(
    title,
    isGreen,
    report?.numPassedTests ?? 0,
    report === undefined ? [] : failedTests(report),
  );
}

function journeys(): Outcome {
  const title = 'browser journeys';
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'playwright.json'),
    JOURNEYS_OUTPUT: join(resultsFolder, 'journeys'),
  };
  const isGreen = runTests(
    title,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json', '--pass-with-no-tests'],
    env,
  );
  const report = readReport('playwright.json') as JourneyReport | undefined;
  return counted(
    title,
    isGreen,
    (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    report === undefined ? [] : failedJourneys(report, (path) => readFileSync(path, 'utf8')),
  );
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
for (const failure of outcomes.flatMap((outcome) => outcome.failures)) {
  console.log(`\n── failed: ${failure}`);
}
console.log(`\nAll in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
