import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Journeys use the production builds of React, which take less than half the time.
process.env['NODE_ENV'] ??= 'production';
// A larger young generation in each worker: its collection would take a tenth of the time.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`;
const chromium = process.env['CHROMIUM'];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'test/journeys',
  // The sources of the site are not transpiled, which would make its start 10 times slower.
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
  // A journey waits for a third of its time, during which its core runs another one.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Reached only if the machine is busy with something else.
  timeout: 90_000,
  expect: { timeout: 25_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1366, height: 800 },
    locale: 'en-GB',
    // Endless animations would take a seventh of the time; journeys about motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a sixth of the time, so it is recorded on request only.
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
