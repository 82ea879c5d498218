#!/usr/bin/env node
// React chooses its production code by this when it is first loaded.
process.env.NODE_ENV ??= 'production';
// Only terminals get colors. This is read when the command line is loaded.
const { FORCE_COLOR: forced } = process.env;
const isTerminal = process.stdout.isTTY && process.stderr.isTTY;
if (forced === undefined ? !isTerminal : forced === '0' || forced === 'false') process.env.NO_COLOR = '1';
const { run } = await import('../dist/cli.js');
process.exitCode = await run(process.argv.slice(2));
