// Compiles the command line and the package's entries, with the packages that they use, into few
// files: otherwise a build of one page would load five hundred modules, and so would each of its
// threads. Also makes the prebuilt bundles of the theme and the scripts, which all sites share, and
// writes which packages are in all of this, and the JSON schemas for editors.
// usage: node scripts/compile.mjs [--unbundled]
// With `--unbundled`, Node loads the packages from node_modules/, where they can be debugged.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { findBundledPackages } from './bundled-packages.mjs';
import { describeSchemas } from './describe-schemas.mjs';
import { noticesText } from './notices.mjs';
import { sbomText } from './sbom.mjs';

const { unbundled } = parseArgs({ options: { unbundled: { type: 'boolean', default: false } } }).values;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages that are not compiled in, but installed with docsgen. */
const external = [
  // The renderer, the theme and the components of a site must share one copy.
  'react',
  'react-dom',
  // Executables and native code.
  'esbuild',
  'playwright-core',
  'satteri',
  'sharp',
  // Starts threads from its own file.
  'tinypool',
  // Large, and most sites need little or nothing of it.
  'beautiful-mermaid',
  'katex',
  'shiki/langs',
  'shiki/themes',
];

// What an earlier version wrote must not be published.
rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    cli: 'src/cli/run.ts',
    index: 'src/api/entry.ts',
    theme: 'src/theme/entry.ts',
    client: 'src/client/site/entry.ts',
    'page-worker': 'src/workers/page-worker.ts',
    'dev-compile-worker': 'src/workers/dev-compile-worker.ts',
    'check-worker': 'src/check/examine/check-worker.ts',
    prebuild: 'src/bundler/prebuild-bundles.ts',
    schemas: 'src/pipeline/json-schema/prebuilt-schemas.ts',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: external.flatMap((name) => [name, `${name}/*`]),
  packages: unbundled ? 'external' : 'bundle',
  // Its main file hides the names of its parts from bundlers.
  alias: unbundled ? {} : { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  // CommonJS packages need `require` for Node's modules.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
  },
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
});

/** @type {typeof import('../src/bundler/prebuild-bundles.ts')} */
const { prebuildBundles } = await import(new URL('../dist/prebuild.js', import.meta.url).href);
const packages = findBundledPackages(root, [...Object.keys(metafile.inputs), ...(await prebuildBundles())]);
const product = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
writeFileSync(new URL('../dist/THIRD-PARTY.md', import.meta.url), noticesText(packages));
writeFileSync(new URL('../dist/sbom.cdx.json', import.meta.url), sbomText(product, packages));

/** @type {typeof import('../src/pipeline/json-schema/prebuilt-schemas.ts')} */
const { prebuiltSchemas } = await import(new URL('../dist/schemas.js', import.meta.url).href);
mkdirSync(new URL('../dist/schema', import.meta.url));
for (const [name, schema] of Object.entries(describeSchemas(root, prebuiltSchemas())))
  writeFileSync(new URL(`../dist/schema/${name}.json`, import.meta.url), `${JSON.stringify(schema)}\n`);
