import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { makeMemoryFolder } from './test/support/memory-folder.ts';

// For this process, and those that it starts.
process.env['TMPDIR'] ??= makeMemoryFolder() ?? tmpdir();
delete process.env['FORCE_COLOR'];

/** They need the built site and a browser. */
const siteTests = ['test/output/**/*.test.ts', 'test/browser/**/*.test.ts', 'test/search/**/*.test.ts'];
/** They need no build and no browser. */
const unitTests = ['test/architecture.test.ts', 'test/spec.test.ts', 'test/unit/**/*.test.{ts,tsx}'];
/** They replace a module, or look at what is loaded or in memory: they need a process of their own. */
const mockingTests = [
  'test/each-field.test.ts',
  'test/random-edits.test.ts',
  'test/settled-versions.test.ts',
  'test/warm-build.test.ts',
  'test/unit/markdown/loading.test.ts',
  'test/unit/workers/create-collector.test.ts',
];
/** In `test/unit/`, what needs the compiled package. */
const packageTests = [
  'test/unit/cache/code-identity.test.ts',
  'test/unit/cli/process.test.ts',
  'test/unit/cli/run.test.ts',
  'test/unit/pipeline/site-fingerprint.test.ts',
  'test/unit/workers/open-worker-pool.test.ts',
];
/** They have a long form, see `test/support/run-length.ts`. */
const longTests = [
  'test/long/**/*.test.ts',
  'test/build-cache.test.ts',
  'test/each-field.test.ts',
  'test/error-pages.test.ts',
  'test/random-edits.test.ts',
  'test/readme.test.ts',
  'test/settled-versions.test.ts',
  'test/warm-build.test.ts',
  'test/dev/answers.test.ts',
  'test/dev/swapped-folders.test.ts',
  'test/unit/dev/watch-site.test.ts',
  'test/unit/content/plain-yaml.test.ts',
  'test/unit/content/summary-differences.test.ts',
  'test/unit/markdown/conformance/hostile-documents.test.ts',
  'test/unit/plugins/native-parser/same-pages.test.ts',
  'test/unit/plugins/native-parser/same-trees.test.ts',
  'test/unit/pipeline/site-fingerprint.test.ts',
];

/** The projects of `npm run test:browsers`: the same tests in browsers other than Chromium. */
const otherBrowsers = (['firefox', 'webkit'] as const).map((browserName) => ({
  extends: true as const,
  test: {
    name: browserName,
    include: ['test/other-browsers/**/*.test.ts'],
    globalSetup: 'test/other-browsers/set-up.ts',
    provide: { browserName },
  },
}));

export default defineConfig({
  // The main file for bundlers imports files without their extensions, which Node does not find.
  resolve: { alias: { 'jsonc-parser': 'jsonc-parser/lib/umd/main.js' } },
  // What React takes in production, too.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // `NODE_ENV` as `bin/docsgen.js` has it. No terminal shows the messages that tests compare, and CI
    // would have them in color. Modules read both when they are loaded.
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
    testTimeout: 120_000,
    hookTimeout: 300_000,
    restoreMocks: true,
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
          name: 'unit',
          include: unitTests,
          exclude: [...packageTests, ...mockingTests],
          // No module of the project has a state: files of tests may share what one has loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['test/*.test.ts', 'test/dev/**/*.test.ts', ...packageTests],
          exclude: ['test/architecture.test.ts', 'test/spec.test.ts', ...mockingTests],
          globalSetup: 'test/compile-setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocking',
          include: mockingTests,
          globalSetup: 'test/compile-setup.ts',
          env: { RUN_SOURCES: '1' },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: siteTests,
          globalSetup: 'test/global-setup.ts',
          // So they share the connection to the browser, and the small sites that it shows.
          isolate: false,
          // A busy browser may miss a frame. `.ci/run` names the tests that needed a second attempt.
          retry: process.env['CI'] === undefined ? 0 : 1,
          // A worker waits for the browser about half of the time.
          maxWorkers: '200%',
          // Only projects with the same number of workers run at once.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: longTests,
          globalSetup: 'test/compile-setup.ts',
          env: { TEST_LENGTH: 'long' },
        },
      },
      {
        extends: true,
        test: {
          name: 'long-site',
          include: siteTests,
          globalSetup: 'test/global-setup.ts',
          isolate: false,
          env: { TEST_LENGTH: 'long' },
        },
      },
      ...otherBrowsers,
    ],
  },
});
