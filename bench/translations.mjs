// Compares a warm `docsgen i18n status` with a scan of the same site, which is `docsgen routes`. The
// site has 1,000 pages in 20 languages, of which 30 % are translated.
// usage: npm run compile && node bench/translations.mjs [--pages 1000] [--languages 20] [--runs 5]
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runMeasured } from './lib/compare/run-measured.mjs';
import { formatTable } from './lib/format-table.mjs';
import { siteConfiguration } from './lib/make-site.mjs';
import { runScript } from './lib/run-process.mjs';
import { median } from './lib/statistics.mjs';

const docsgen = fileURLToPath(new URL('../bin/docsgen.js', import.meta.url));
const corpus = fileURLToPath(new URL('corpus.mjs', import.meta.url));
/** A status takes at most this many times as long as a scan. */
const mostTime = 2;
const translated = 0.3;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    languages: { type: 'string', default: '20' },
    runs: { type: 'string', default: '5' },
  },
});
const tags = [
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'fi',
  'nb',
  'ro',
  'hu',
  'tr',
  'el',
  'uk',
  'ja',
  'ko',
];
const locales = tags.slice(0, Number(values.languages));

async function writeSite() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
  const source = join(root, 'content/en/docs');
  await runScript([corpus, source, values.pages], root);
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.md')).toSorted();
  const some = files.slice(0, Math.round(files.length * translated));
  for (const locale of locales.slice(1)) {
    for (const file of some) {
      const path = join(root, 'content', locale, 'docs', file);
      await mkdir(dirname(path), { recursive: true });
      await cp(join(source, file), path);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replaceAll(/\bthe\b/g, `the-${locale}`));
    }
  }
  const labels = locales.map((locale) => `${locale}: { label: '${locale}' }`).join(', ');
  const config = siteConfiguration.replace("locales: { en: { label: 'English' } }", `locales: { ${labels} }`);
  await writeFile(join(root, 'site.config.ts'), config);
  return root;
}

const root = await writeSite();
try {
  const run = (/** @type {readonly string[]} */ ...args) =>
    runMeasured({
      command: [process.execPath, docsgen, ...args, '--root', root, '--json'],
      cwd: root,
      log: join(root, 'logs', args.join('-')),
    });
  const first = await run('i18n', 'sync', '--no-skeletons');
  const scans = [];
  const statuses = [];
  await run('routes');
  for (let count = 0; count < Number(values.runs); count += 1) {
    scans.push((await run('routes')).wall);
    statuses.push((await run('i18n', 'status')).wall);
  }
  const ratio = median(statuses) / median(scans);
  const seconds = (/** @type {number} */ value) => `${value.toFixed(2)} s`;
  process.stdout.write(
    formatTable([
      ['pages', 'languages', 'first sync', 'scan', 'warm status', `ratio (at most ${mostTime})`],
      [
        values.pages,
        locales.length,
        seconds(first.wall),
        ...[scans, statuses].map((each) => seconds(median(each))),
        ratio.toFixed(2),
      ],
    ]),
  );
  if (ratio > mostTime) process.exitCode = 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
