'use strict';

/** Runs the command line. The process ends with its exit code. */
exports.start = async function start() {
  // React chooses its production code by this when it is first loaded.
  process.env.NODE_ENV ??= 'production';
  // Only terminals get colors. This is read when the command line is loaded.
  const { FORCE_COLOR: forced } = process.env;
  const isTerminal = process.stdout.isTTY && process.stderr.isTTY;
  if (forced === undefined ? !isTerminal : forced === '0' || forced === 'false') process.env.NO_COLOR = '1';
  // Nothing is left to wait for, and the command is not done.
  const failUndone = () => {
    process.stderr.write('This is a fault of docsgen, not of your site: the command has ended before it was done.\n');
    process.exitCode = 70;
  };
  process.once('beforeExit', failUndone);
  const { run } = await import('../dist/cli.js');
  const exitCode = await run(process.argv.slice(2));
  process.off('beforeExit', failUndone);
  process.exitCode = exitCode;
};
