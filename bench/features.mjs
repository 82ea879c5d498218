// Prints the weight of a page without and with each feature that may need scripts or files, and the
// pages of the site that use them.
// usage: npm run compile && node bin/docsgen.js build && node bench/features.mjs
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './lib/browser.mjs';
import { formatTable } from './lib/format-table.mjs';
import { measureLoad } from './lib/measure-load.mjs';
import { runScript } from './lib/run-process.mjs';
import { serveBrotli } from './lib/serve-brotli.mjs';

/** @import { Browser } from 'playwright-core' */

const project = fileURLToPath(new URL('..', import.meta.url));
const real = '/api/tutorial-basics/markdown-features';

const config = `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Bench',
  url: 'https://bench.example.com',
  favicon: '/favicon.svg',
  locales: { en: { label: 'English' } },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ type: 'docSidebar', collection: 'docs', label: 'Docs', position: 'left' }] },
});
`;

const text = 'A backup that nobody has ever restored is a hope, and hope is no plan for a Monday morning. ';
const formula = '$$\nS_n = F + \\frac{1}{k} \\sum_{i=1}^{n} c_i \\approx F + \\frac{n\\,\\bar{c}}{k}\n$$\n';
const diagram =
  '```mermaid\nflowchart LR\n  a[Changed file] --> b{Seen before?}\n  b -->|no| c[(Archive)]\n  b -->|yes| d[Parts]\n```\n';
const tabs =
  '::::tabs{group="os"}\n:::tab[macOS]\nOpen the disk image.\n:::\n:::tab[Linux]\nUnpack the archive.\n:::\n::::\n';
const code = '```js {2}\nconst keep = 30;\nconst schedule = new Schedule({ keep });\nschedule.every("6 hours");\n```\n';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="240"><circle cx="120" cy="120" r="80"/></svg>\n';

/** Each feature is on its page three times, after the same text. */
const pages = {
  text: '',
  code,
  formulas: formula,
  diagrams: diagram,
  tabs,
  'npm-tabs': '```npm\nnpm install -D docsgen\n```\n',
  zoom: ':::figure[A drawing]{zoom}\n![A circle](./circle.svg)\n:::\n',
};

async function makeSite() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
  const folder = join(root, 'content/en/docs');
  await mkdir(folder, { recursive: true });
  await writeFile(join(root, 'site.config.ts'), config);
  await writeFile(join(folder, 'circle.svg'), drawing);
  await mkdir(join(root, 'static'));
  await writeFile(join(root, 'static/favicon.svg'), drawing);
  for (const [name, source] of Object.entries(pages)) {
    const body = Array.from({ length: 3 }, (_, at) => `## Part ${at + 1}\n\n${text.repeat(5)}\n\n${source}`);
    await writeFile(join(folder, `${name}.md`), `# Page with ${name}\n\n${body.join('\n')}`);
  }
  await runScript([join(project, 'bin/docsgen.js'), 'build', '--root', root, '--out', join(root, 'build')], root);
  return root;
}

/**
 * @param {Browser} browser
 * @param {string} folder
 * @param {readonly string[]} paths
 */
async function measure(browser, folder, paths) {
  const site = await serveBrotli(folder);
  site.warm(paths);
  try {
    const rows = [];
    for (const path of paths) {
      const { weight, errors } = await measureLoad(browser, site.origin + path);
      if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
      const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(2);
      const { html, css, requestsLoad, requestsIdle, jsLoad, jsIdle, otherIdle, bytesIdle } = weight;
      rows.push([path, ...[html, css, jsLoad, jsIdle, otherIdle, bytesIdle].map(kB), requestsLoad, requestsIdle]);
    }
    return rows;
  } finally {
    await site.close();
  }
}

const root = await makeSite();
const browser = await launchBrowser();
try {
  const small = await measure(
    browser,
    join(root, 'build'),
    Object.keys(pages).map((name) => `/docs/${name}`),
  );
  const site = await measure(
    browser,
    join(project, 'build'),
    ['', '/es', '/pt'].map((prefix) => prefix + real),
  );
  const columns = ['HTML', 'CSS', 'JS to load', 'JS to idle', 'other', 'kB to idle', 'files to load', 'files to idle'];
  process.stdout.write(formatTable([['brotli 11, kB of 1,000 bytes', ...columns], ...small, ...site]));
} finally {
  await browser.close();
  await rm(root, { recursive: true, force: true });
}
