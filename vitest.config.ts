import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const areas = ['domain', 'core', 'plugins', 'sandbox', 'edge', 'tools', 'test'];
const ignored = ['test/journeys/**', 'test/bench/**', 'node_modules/**'];

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default'],
    // Ends tests that hang; tests about durations have their own limits.
    testTimeout: 180_000,
    // The default leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A larger young generation: its collection would take a tenth of the time.
    execArgv: ['--max-semi-space-size=32'],
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: areas.map((area) => `${area}/**/*.test.ts`),
          exclude: ignored,
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          include: areas.map((area) => `${area}/**/*.test.tsx`),
          exclude: ignored,
          setupFiles: ['test/setup.ts', 'test/setupComponents.ts'],
        },
      },
    ],
  },
});
