'use strict';
const { writeSync } = require('node:fs');

const args = process.argv.slice(2);

/** Runs the command line. The process ends with its exit code. */
exports.start = async function start() {
  // React chooses its production code by this when it is first loaded.
  process.env.NODE_ENV ??= 'production';
  // Only terminals get colors. This is read when the command line is loaded.
  const { FORCE_COLOR: forced } = process.env;
  const isTerminal = process.stdout.isTTY && process.stderr.isTTY;
  if (forced === undefined ? !isTerminal : forced === '0' || forced === 'false') process.env.NO_COLOR = '1';
  /** The exit code of the command. Null as long as it runs. */
  let result = null;
  /** Whether nobody reads the output any longer. Then `run` ends the process itself. */
  let isClosed = false;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => (isClosed = true));
  process.on('exit', (code) => {
    if (!isClosed) process.exitCode = result ?? reportEarlyEnd(code);
  });
  try {
    const { run } = await import('../dist/cli.js');
    result = await run(args);
  } catch (error) {
    if (!['EMFILE', 'ENFILE'].includes(error?.code)) throw error;
    // Not even docsgen itself could be read.
    const hint =
      'Raise the limit of the shell, for example with `ulimit -n 4096`, or close programs that keep many files open.';
    result = report({ code: 'system-error', title: 'Too many files are open at the same time', hint }, 1);
  }
};

/** Reports that code of the site has ended the process, which must not look like a success. */
function reportEarlyEnd(code) {
  const [, callers] = (new Error().stack ?? '').split(/^.*at process\.exit .*$/m);
  const hint =
    callers === undefined
      ? 'A page, a component, a plugin or the configuration throws an error that nothing catches, waits for what never happens, or ends a thread.'
      : `A page, a component, a plugin or the configuration has called \`process.exit(${code})\`. Take the call out.`;
  const places = (callers ?? '').split('\n').filter((line) => line !== '' && !/node:|data:|dist.chunks/.test(line));
  const where = places.slice(0, 3).map((line) => `\n${line.slice(0, 160)}`);
  return report(
    { code: 'internal-error', title: 'docsgen was ended before it was done', hint: hint + where.join('') },
    70,
  );
}

/** Prints a problem as `run` does, and returns the exit code. */
function report(problem, code) {
  writeSync(2, `\n1. error ${problem.title} (${problem.code})\n   → ${problem.hint}\n`);
  const isJson = args.some(
    (arg, index) => arg === '--json' || `${args[index - 1]}=${arg}` === '--format=json' || arg === '--format=json',
  );
  if (isJson)
    writeSync(1, `${JSON.stringify({ ok: false, problems: [{ severity: 'error', ...problem }] }, null, 2)}\n`);
  return code;
}
