import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const areas = ['domain', 'core', 'plugins', 'sandbox', 'edge', 'tools', 'test'];
const ignored = ['test/journeys/**', 'test/bench/**', 'node_modules/**'];

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default'],
    // Ends what hangs; how long something may take is said by the tests that are about it.
    testTimeout: 180_000,
    // By default one core is left idle; of two that is half of them.
    maxWorkers: '100%',
    // Space for what is young: a tenth of the time would go to collecting it.
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
