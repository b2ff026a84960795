/**
 * The command line of the project. It runs on any Node 20 with nothing installed, so it uses only
 * modules of Node; scripts that need the pinned Node run in a process of that Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const isWindows = process.platform === 'win32';

const commands = {
  start,
  test,
  matrix,
  dev,
  build,
  site,
  new: newPlugin,
  bench,
  siege,
  sandbox,
  generate,
};
const usage = `Usage: node tools/run.mjs ${Object.keys(commands).join(' | ')}`;

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(usage);
  process.exit(1);
}
process.chdir(root);
install();
const node = pinnedNode();
process.env.PATH = [join(modules, 'node', 'bin'), join(modules, '.bin'), process.env.PATH].join(
  delimiter,
);
await command(rest);

/** Installs if the lockfile differs from the installed one. */
function install() {
  const stamp = join(modules, '.grandstand-lock');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages …');
  const answer = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit', shell: isWindows, cwd: root },
  );
  if (answer.status !== 0) fail('npm ci failed; its message is above.', answer.status ?? 1);
  writeFileSync(stamp, hash);
}

/** The Node of the lockfile; if it cannot be installed, this one if it is new enough. */
function pinnedNode() {
  const pinned = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  return fail(
    `The pinned Node (package "node") is not installed and this Node is ${process.version}; install Node 22.22 or newer.`,
    1,
  );
}

function fail(message, status) {
  console.error(message);
  process.exit(status);
}

/** Runs a script under the pinned Node; ends the process if it fails. */
function run(args, options = {}) {
  const answer = spawnSync(node, args, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (answer.status !== 0) process.exit(answer.status ?? 1);
}

/** Waits until the script ends, and forwards signals to it. */
function stay(args, env = {}) {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

function generate() {
  run(['tools/generate.ts']);
}

/** One hash of all files that a build reads. */
function sourcesHash(others = []) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return;
    if (stats.isDirectory()) {
      for (const entry of readdirSync(path).sort()) visit(join(path, entry));
    } else if (!/\.test\.tsx?$|\.md$/.test(path)) {
      hash.update(path).update(readFileSync(path));
    }
  };
  for (const path of [
    'domain',
    'core',
    'plugins',
    'public',
    'schemas',
    'tools/build',
    'vite.config.ts',
    'package-lock.json',
    'package.json',
    ...others,
  ])
    visit(path);
  return hash.digest('hex');
}

/**
 * Runs a build unless its file `result` exists and was made from the same sources; their hash is
 * stored in `dist/<name>.sources`.
 */
function buildOnce(name, result, { script, env = {}, others = [], isForced = false }) {
  const stamp = join('dist', `${name}.sources`);
  const hash = sourcesHash(others);
  const isSame = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (!isForced && isSame && existsSync(join('dist', name, result))) return;
  run([script], { env });
  writeFileSync(stamp, hash);
}

function buildStage(stage, options = {}) {
  buildOnce(stage, 'preloads.json', {
    script: 'tools/build/buildPage.ts',
    env: { STAGE: stage },
    ...options,
  });
}

function buildEdge(options = {}) {
  buildOnce('edge', 'server.js', {
    script: 'tools/build/buildEdge.ts',
    others: ['edge', 'process', 'sandbox'],
    ...options,
  });
}

/** Prepares the build on which browser tests and measurements run. */
function prepareDemo() {
  generate();
  buildStage('demo');
  buildEdge();
  process.env.CHROMIUM ??= browser();
}

function start() {
  const stage = process.env.STAGE === 'production' ? 'production' : 'demo';
  generate();
  buildStage(stage);
  buildEdge();
  stay(['--max-semi-space-size=16', 'dist/edge/server.js'], {
    STAGE: process.env.STAGE ?? 'demo',
  });
}

function build() {
  generate();
  buildStage('production', { isForced: true });
  buildEdge({ isForced: true });
  run(['tools/build/printSizes.ts', 'dist/production']);
}

function dev() {
  generate();
  stay(['tools/dev/dev.ts'], { STAGE: 'test', SANDBOX_CONTROL: '1' });
}

function site(args) {
  generate();
  stay(['tools/site/site.ts', ...args]);
}

function newPlugin([kind, ...args]) {
  if (kind !== 'plugin') fail('Usage: npm run new -- plugin <id>', 1);
  stay(['tools/new/newPlugin.ts', ...args]);
}

function bench(args) {
  prepareDemo();
  stay(['test/bench/bench.ts', ...args]);
}

/** Attacks the site as built for production. */
function siege(args) {
  generate();
  buildStage('production');
  buildEdge();
  process.env.CHROMIUM ??= browser();
  stay(['test/siege/siege.ts', ...args]);
}

function sandbox([verb, ...args]) {
  generate();
  if (verb === 'import') stay(['sandbox/import/cli.ts', verb, ...args]);
  else if (verb === undefined) stay(['sandbox/server.ts']);
  else fail('Usage: npm run sandbox [-- import <folder or file> [--today <day>]]', 1);
}

function test(args) {
  prepareDemo();
  balancer();
  stay(['tools/test/testAll.ts', ...args]);
}

/** Checks accessibility in every look: brand, theme, direction, session and size. */
function matrix() {
  prepareDemo();
  stay(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      'test/journeys/accessibility.spec.ts',
      '--reporter=line',
    ],
    { MATRIX: 'full' },
  );
}

/**
 * Finds a Chromium: the configured one, the system's, or a new one; empty: Playwright's own. The
 * headless build is preferred, which takes two thirds of the time for the same pages.
 */
function browser() {
  const known = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  const installed = () => known.find((path) => existsSync(path));
  if (installed() === undefined && canInstall()) {
    installPackages('Chromium', ['chromium-headless-shell']);
    if (installed() === undefined) installPackages('Chromium', ['chromium']);
  }
  const path = installed();
  if (path !== undefined) return path;
  run(['node_modules/playwright/cli.js', 'install', 'chromium']);
  return '';
}

/**
 * Finds nginx for the siege, which reports if it has to leave it out. On a machine with an init
 * system a newly installed nginx would start by itself, so nothing is installed there.
 */
function balancer() {
  const isThere = existsSync('/usr/sbin/nginx') && existsSync('/usr/bin/openssl');
  if (isThere || !canInstall() || existsSync('/run/systemd/system')) return;
  installPackages('nginx', ['nginx', 'openssl'], 60_000);
}

function canInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Fails if a step takes longer than the limit. */
function installPackages(title, packages, timeout) {
  console.log(`Installing ${title} …`);
  const options = {
    stdio: 'inherit',
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
