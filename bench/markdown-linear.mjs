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
 */
async function measure(name, length) {
  const compile = await loadCompiler();
  await compile(adversarialMarkdown[name](4096));
  const source = adversarialMarkdown[name](length);
  const before = process.cpuUsage();
  const page = await compile(source);
  const { user, system } = process.cpuUsage(before);
  const error = page.messages.find(({ severity }) => severity === 'error')?.title ?? null;
  process.stdout.write(JSON.stringify({ ms: (user + system) / 1000, error }));
}

/**
 * Runs each measurement in its own process: a slow one can be stopped, and none profits from
 * earlier ones.
 */
async function measureApart(name, kB) {
  const timeout = Number(values.limit) * 1000;
  try {
    const { stdout } = await run(process.execPath, [script, '--measure', name, '--sizes', String(kB)], { timeout });
    const { ms, error } = JSON.parse(stdout);
    return { perKB: ms / kB, error };
  } catch (cause) {
    return {
      perKB: null,
      error: cause.killed
        ? `over ${values.limit} s`
        : String(cause.stderr)
            .split('\n')
            .find((line) => /Error/.test(line)),
    };
  }
}

async function report(sizes) {
  const rows = [['ms per kB at', ...sizes.map((size) => `${size} kB`), 'last / first', 'page']];
  for (const name of values.only === undefined ? Object.keys(adversarialMarkdown) : [values.only]) {
    const results = [];
    for (const size of sizes) results.push(await measureApart(name, size));
    const [first, last] = [results[0].perKB, results.at(-1).perKB];
    const ratio = first === null || last === null ? '-' : (last / first).toFixed(1);
    const shown = results.map(({ perKB }) => (perKB === null ? '-' : perKB.toFixed(2)));
    rows.push([name, ...shown, ratio, results.find(({ error }) => error)?.error ?? 'ok']);
    process.stderr.write(`${rows.at(-1).join('  ')}\n`);
  }
  process.stdout.write(`\n${formatTable(rows)}`);
}

const sizes = values.sizes.split(',').map(Number);
if (values.measure === undefined) await report(sizes);
else await measure(values.measure, sizes[0] * 1024);
