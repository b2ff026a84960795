import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The site of a journey draws with the builds that it ships with, in less than half the time.
process.env['NODE_ENV'] ??= 'production';
// Space in each worker for what is young: a tenth of the time would go to collecting it.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`;
const chromium = process.env['CHROMIUM'];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'test/journeys',
  // The site that the journeys visit runs as it is: rewritten for old engines it would start 10
  // times slower.
  build: {
    external: [
      'core',
      'dist',
      'domain',
      'edge',
      'plugins',
      'process',
      'sandbox',
      'schemas',
      'tools',
    ].map((folder) => join(import.meta.dirname, folder, '**')),
  },
  outputDir: process.env['JOURNEYS_OUTPUT'] ?? 'test-results/journeys',
  fullyParallel: true,
  // A journey waits for answers and timers for a third of its time: meanwhile a core serves
  // another.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Nothing waits so long unless the machine is busy with something else.
  timeout: 90_000,
  expect: { timeout: 25_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 800 },
    locale: 'en-GB',
    // A seventh of the time would go to drawing what moves for ever; journeys about motion ask for
    // it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a sixth of the time: it is taken when somebody wants to read it.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromium === undefined || chromium === '' ? {} : { executablePath: chromium }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
