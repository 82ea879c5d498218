// Prints the compile time for one kilobyte of Markdown at growing sizes, for texts that are known
// to be slow for parsers.
// usage: node bench/markdown-linear.mjs [--sizes 64,256,1024] [--limit 60] [--only "one line"]
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { adversarialMarkdown } from './lib/adversarial-markdown.mjs';
import { formatTable } from './lib/format-table.mjs';
import { loadCompiler } from './lib/load-compiler.mjs';

const run = promisify(execFile);
const script = fileURLToPath(import.meta.url);
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '64,256,1024' },
    limit: { type: 'string', default: '60' },
    only: { type: 'string' },
    measure: { type: 'string' },
  },
});

/**
 * Compiles one text, after a shorter one of its kind. Prints the CPU time in milliseconds, and the
 * first error of the page.
 *
 * @param {string} name
 * @param {number} length
 */
async function measure(name, length) {
  const compile = await loadCompiler();
  const make = adversarialMarkdown[name];
  if (!make) throw new Error(`There is no text "${name}".`);
  await compile(make(4096));
  const source = make(length);
  const before = process.cpuUsage();
  const page = await compile(source);
  const { user, system } = process.cpuUsage(before);
  const error = page.messages.find(({ severity }) => severity === 'error')?.title ?? null;
  process.stdout.write(JSON.stringify({ ms: (user + system) / 1000, error }));
}

/**
 * Runs each measurement in its own process: a slow one can be stopped, and none profits from
 * earlier ones.
 *
 * @param {string} name
 * @param {number} kB
 * @returns {Promise<{ perKB: number | null, error: string | null }>}
 */
async function measureApart(name, kB) {
  const timeout = Number(values.limit) * 1000;
  try {
    const { stdout } = await run(process.execPath, [script, '--measure', name, '--sizes', String(kB)], { timeout });
    const { ms, error } = JSON.parse(stdout);
    return { perKB: ms / kB, error };
  } catch (cause) {
    const killed = cause instanceof Error && 'killed' in cause && cause.killed === true;
    const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
    const reason = stderr.split('\n').find((line) => /Error/.test(line)) ?? String(cause);
    return { perKB: null, error: killed ? `over ${values.limit} s` : reason };
  }
}

/** @param {readonly number[]} sizes */
async function report(sizes) {
  const rows = [['ms per kB at', ...sizes.map((size) => `${size} kB`), 'last / first', 'page']];
  for (const name of values.only === undefined ? Object.keys(adversarialMarkdown) : [values.only]) {
    const results = [];
    for (const size of sizes) results.push(await measureApart(name, size));
    const [first = null, last = null] = [results[0]?.perKB, results.at(-1)?.perKB];
    const ratio = first === null || last === null ? '-' : (last / first).toFixed(1);
    const shown = results.map(({ perKB }) => (perKB === null ? '-' : perKB.toFixed(2)));
    const row = [name, ...shown, ratio, results.find(({ error }) => error)?.error ?? 'ok'];
    rows.push(row);
    process.stderr.write(`${row.join('  ')}\n`);
  }
  process.stdout.write(`\n${formatTable(rows)}`);
}

const sizes = values.sizes.split(',').map(Number);
const [firstSize = 0] = sizes;
if (values.measure === undefined) await report(sizes);
else await measure(values.measure, firstSize * 1024);
