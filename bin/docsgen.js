#!/usr/bin/env node
// React chooses its production code by this when it is first loaded.
process.env.NODE_ENV ??= 'production';
const { run } = await import('../dist/cli.js');
process.exitCode = await run(process.argv.slice(2));
