import { defineConfig } from 'vitest/config';

const siteTests = ['test/output/**/*.test.ts', 'test/browser/**/*.test.ts', 'test/search/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A busy machine is slow, not wrong: the one second of the default is too short for a page to load.
    expect: { poll: { timeout: 10_000 } },
    // Node loads what was compiled as it does for users, without Vitest.
    server: { deps: { external: [/\/node_modules\//, /\/dist\//] } },
    // Most of the time goes by in other processes: the browser, and the command line.
    maxWorkers: '100%',
    // Scripts read the counts of a run from the file that this names.
    reporters: process.env['TEST_REPORT'] === undefined ? ['default'] : ['default', 'json'],
    outputFile: { json: process.env['TEST_REPORT'] ?? '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: siteTests,
          globalSetup: 'test/compile-setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'site', include: siteTests, globalSetup: 'test/global-setup.ts' },
      },
    ],
  },
});
