// Compares the trees of the native parser with those of the reference, with all positions, for
// every `.md` file of a folder. Prints how many files the native parser has read, why it has left
// the others to the reference, each difference, and the CPU time of both.
// usage: node bench/parsers.mjs <folder> [--json]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { formatTable } from './lib/format-table.mjs';
import { loadParsers } from './lib/load-parsers.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (folder === undefined) throw new Error('Say which folder: node bench/parsers.mjs <folder>');

const { parseFile, referenceFor, parseNatively, findDifference } = await loadParsers();
const counts = { files: 0, rejected: 0, native: 0, refused: 0 };
/** CPU time in milliseconds. `both` has the texts that the native parser has read. */
const spent = { native: 0, reference: 0, both: { native: 0, reference: 0 } };
/** The numbers of files by the reason why the native parser leaves them to the reference. */
const doubts = new Map();
/** @type {string[]} */
const differences = [];

/**
 * @template T
 * @param {() => T} work
 */
function timed(work) {
  const { user, system } = process.cpuUsage();
  const result = work();
  const after = process.cpuUsage();
  return { result, ms: (after.user + after.system - user - system) / 1000 };
}

/** @param {string} file */
async function compare(file) {
  /** @type {string | null} */
  let doubt = null;
  const tree = await parseFile(readFileSync(join(folder ?? '', file), 'utf8'), async (text, report) => {
    const parse = await referenceFor(text);
    const native = timed(() => parseNatively(text));
    const reference = timed(() => parse(text, report));
    spent.native += native.ms;
    spent.reference += reference.ms;
    if (native.result.tree === null) {
      doubt ??= native.result.doubt;
      return reference.result;
    }
    spent.both.native += native.ms;
    spent.both.reference += reference.ms;
    if (!isDeepStrictEqual(plain(native.result.tree), plain(reference.result))) {
      const { line, column } = findDifference(native.result.tree, reference.result) ?? { line: 1, column: 1 };
      differences.push(`${file}:${line}:${column}`);
    }
    return reference.result;
  });
  counts.files += 1;
  if (tree === null) counts.rejected += 1;
  else if (doubt === null) counts.native += 1;
  else {
    counts.refused += 1;
    doubts.set(doubt, (doubts.get(doubt) ?? 0) + 1);
  }
}

/**
 * One parser leaves out what the other says is undefined.
 *
 * @param {unknown} tree
 * @returns {unknown}
 */
function plain(tree) {
  return JSON.parse(JSON.stringify(tree));
}

/** @param {number} count */
function share(count) {
  return `${((count / counts.files) * 100).toFixed(1)} %`;
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
for (const file of files.filter((name) => name.endsWith('.md')).toSorted()) await compare(file);

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
const reasons = [...doubts].toSorted(([, one], [, other]) => other - one);
const { native, reference, both } = spent;
process.stdout.write(
  `${formatTable([
    ['files', 'count', 'share'],
    ['all', counts.files, share(counts.files)],
    ['read by the native parser', counts.native, share(counts.native)],
    ['left to the reference', counts.refused, share(counts.refused)],
    ['too complex for docsgen', counts.rejected, share(counts.rejected)],
    ['different texts', differences.length, ''],
  ])}
${formatTable([['left to the reference because of', 'count', 'share'], ...reasons.map(([name, count]) => [name, count, share(count)])])}
${formatTable([
  ['CPU time', 'native', 'reference'],
  ['all texts', seconds(native), seconds(reference)],
  ['texts that the native parser reads', seconds(both.native), seconds(both.reference)],
])}`,
);
if (differences.length > 0) {
  process.stdout.write(`\nDifferent:\n${differences.join('\n')}\n`);
  process.exitCode = 1;
}
