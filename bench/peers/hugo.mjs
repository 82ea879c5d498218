import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runProgram } from '../lib/run-process.mjs';

/** @import { Generator } from '../lib/compare/types.ts' */

const files = {
  'hugo.toml': `baseURL = 'https://bench.example.com/'
title = 'Bench'
disableKinds = ['taxonomy', 'term', 'RSS']
[markup.highlight]
noClasses = false
`,
  'assets/assets/style.css': `body { font: 16px/1.6 system-ui, sans-serif; margin: 0; }
.frame { display: grid; grid-template-columns: 16rem 1fr 14rem; gap: 2rem; padding: 1rem; }
pre { overflow: auto; padding: 1rem; background: #f4f4f4; }
@media (max-width: 60rem) { .frame { display: block; } }
td, th { border: 1px solid #ccc; padding: .25rem .5rem; }
.chroma .k, .chroma .kd, .chroma .kr { color: #00f; }
.chroma .s, .chroma .s1, .chroma .s2, .chroma .sb { color: #a31515; }
.chroma .c1 { color: #008000; }
`,
  'layouts/_default/single.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ .Title }} | {{ site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="canonical" href="{{ .Permalink }}">
{{ with resources.Get "assets/style.css" | fingerprint }}<link rel="stylesheet" href="{{ .RelPermalink }}">{{ end }}
</head>
<body>
<header><a href="/">{{ site.Title }}</a></header>
<div class="frame">
<nav>{{ partialCached "sidebar.html" .CurrentSection .CurrentSection.Path }}</nav>
<main>
<h1>{{ .Title }}</h1>
{{ .Content }}
<p>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }} {{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</p>
</main>
<aside>{{ .TableOfContents }}</aside>
</div>
</body>
</html>
`,
  'layouts/partials/sidebar.html':
    '<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>\n',
  'layouts/index.html':
    '<!doctype html><title>{{ site.Title }}</title><a href="/docs/section-1/topic-1/page-1/">Docs</a>\n',
};

/** @param {string} site */
async function writeConfiguration(site) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(site, path, '..'), { recursive: true });
    await writeFile(join(site, path), text);
  }
  // A folder is a section only with this file. The file gets no page.
  const content = join(site, 'content/docs');
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  for (const folder of [content, ...folders])
    await writeFile(join(folder, '_index.md'), `---\ntitle: ${basename(folder)}\n_build:\n  render: never\n---\n`);
}

async function prepare() {
  const version = await runProgram('hugo', ['version'], '/').catch(() => null);
  if (version !== null) return;
  await runProgram('apt-get', ['-qq', 'update'], '/');
  await runProgram('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'hugo'], '/');
}

/**
 * With a minimal layout and a sidebar of the current folder's pages, which is rendered once for
 * each folder. It has no search.
 *
 * @type {Generator}
 */
export const hugo = {
  name: 'hugo',
  label: 'Hugo',
  largest: Infinity,
  isNative: true,
  prepare,
  readVersions: async () => [(await runProgram('hugo', ['version'], '/')).trim()],
  content: 'content/docs',
  writeConfiguration,
  command: () => ['hugo'],
  buildArguments: [],
  developArguments: (port) => ['server', '--bind', '127.0.0.1', '--port', String(port)],
  out: 'public',
  caches: ['resources', '.hugo_build.lock'],
  hashed: ['/assets/'],
  outputOf: (path) => `${path}/index.html`,
  addressOf: (path) => `${path}/`,
};
