// Builds this site and every site under `test/sites` with two checkouts of docsgen, and compares what
// they write and say, file by file. Build ids and the hashes in file names may differ: they follow
// from docsgen's own code.
//
//   node scripts/compare-output.mjs CHECKOUT [FOLDER]
//
// CHECKOUT is the other checkout, with its packages installed and its `dist` compiled. FOLDER keeps
// what that one wrote, for the next comparison.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const [checkout, kept] = process.argv.slice(2);
if (checkout === undefined) throw new Error('Name the other checkout: node scripts/compare-output.mjs CHECKOUT');
const work = mkdtempSync(join(tmpdir(), 'docsgen-compare-'));
const before = kept === undefined ? join(work, 'before') : resolve(kept);
const after = join(work, 'after');

if (!existsSync(before)) buildAll(resolve(checkout), before);
buildAll(here, after);
const differences = listSites().flatMap((site) => compare(site));
for (const difference of differences) console.log(difference);
console.log(`${listSites().length} sites compared, ${differences.length} differences`);
rmSync(work, { recursive: true, force: true });
process.exitCode = differences.length === 0 ? 0 : 1;

/** Returns the name of each site with the folder that it lies in, relative to this checkout. */
function listSites() {
  const small = readdirSync(join(here, 'test/sites')).filter((name) => name !== 'bad');
  const bad = readdirSync(join(here, 'test/sites/bad'));
  return [
    { name: 'site', folder: '.' },
    ...small.map((name) => ({ name, folder: `test/sites/${name}` })),
    ...bad.map((name) => ({ name: `bad-${name}`, folder: `test/sites/bad/${name}` })),
  ];
}

/**
 * Builds a copy of every site, and keeps each output, status and message in a folder.
 *
 * @param {string} docsgen the checkout to build with
 * @param {string} target
 */
function buildAll(docsgen, target) {
  for (const { name, folder } of listSites()) {
    // Messages name the folder, so both checkouts build in the same one.
    const root = join(work, 'root');
    const own = [
      'content',
      'static',
      'components',
      'plugins',
      'glossary.yml',
      'site-values.ts',
      'site.config.ts',
      'terms',
    ];
    rmSync(root, { recursive: true, force: true });
    if (folder === '.') for (const each of own) copyIfThere(join(here, each), join(root, each));
    else cpSync(join(here, folder), root, { recursive: true });
    const given = join(root, 'args.txt');
    const options = existsSync(given) ? readFileSync(given, 'utf8').replaceAll('<root>', root).split(/\s+/) : [];
    const command = ['build', '--root', root, '--no-cache', ...options.filter((option) => option !== '')];
    const { status, stderr } = spawnSync(process.execPath, [join(docsgen, 'bin/docsgen.js'), ...command], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    mkdirSync(join(target, name), { recursive: true });
    copyIfThere(join(root, 'build'), join(target, name, 'output'));
    writeFileSync(join(target, name, 'said.txt'), `${status}\n${stderr.replaceAll(root, '<root>')}`);
  }
}

/** @param {string} from @param {string} to */
function copyIfThere(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

/**
 * Returns a line for each difference between the two outputs of a site.
 *
 * @param {{ name: string }} site
 */
function compare({ name }) {
  const [one, other] = [readSite(join(before, name)), readSite(join(after, name))];
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  return paths.flatMap((path) => {
    if (!one.has(path)) return [`${name}: ${path} is new`];
    if (!other.has(path)) return [`${name}: ${path} is gone`];
    return one.get(path) === other.get(path) ? [] : [`${name}: ${path} differs`];
  });
}

/**
 * Returns the content of each file of a site, with everything that follows from docsgen's own code
 * replaced: hashes in file names, the build id, and the list of files with their hashes.
 *
 * @param {string} folder
 */
function readSite(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.docsgen-manifest')
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(folder.length + 1), text: readFileSync(path, 'latin1') }));
  const names = nameHashes(files);
  const alike = (/** @type {string} */ text) => {
    let result = text.replaceAll(/(<meta name="docsgen-build" content=")[^"]*/g, '$1');
    for (const [hash, name] of names) result = result.replaceAll(hash, name);
    return result;
  };
  return new Map(files.map(({ path, text }) => [alike(path), alike(text)]));
}

/**
 * Returns what to put in place of each hash that is in the name of a bundled file. Files that only
 * the hash tells apart are numbered by their size.
 *
 * @param {readonly { path: string, text: string }[]} files
 */
function nameHashes(files) {
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of files.toSorted((one, other) => one.text.length - other.text.length)) {
    const [, name = '', hash, type = ''] = /^output\/assets\/(.+)-([A-Z0-9]{8})(\.\w+)$/.exec(path) ?? [];
    if (hash === undefined) continue;
    const count = (counts.get(name + type) ?? 0) + 1;
    counts.set(name + type, count);
    names.set(hash, `<${count}>`);
  }
  return names;
}
