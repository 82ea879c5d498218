/** What a built site has if a recipe of the manual works: a text in a file of the output. */
export interface RecipeProof {
  /** The output file, relative to the folder of the sample. */
  readonly file: string;
  readonly text: RegExp;
}

/** A block of code with a path as its title. */
const block = /^( *)(`{3,})(\w+)(?: [^\n]*?)?title="([^"\n]*[./][^"\n]*)"[^\n]*\n([^]*?)^\1\2$/gm;

/** Returns the files that a page of the manual shows, by their paths. Those in lists are indented. */
export function filesOn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(block)].map(([, indent = '', , , file = '', code = '']) => [
      file,
      code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    ]),
  );
}

/** Returns the parts of a configuration that a page shows without a path. */
export function partsOn(text: string): readonly string[] {
  return [...text.matchAll(/^( *)```ts\n([^]*?)^\1```$/gm)].map(([, , code = '']) => code);
}

const commands: ReadonlySet<string> = new Set(['add', 'i18n']);

/** A call of docsgen: its command, with a second word if it has several, and the options it names. */
export interface ShownCall {
  readonly command: readonly string[];
  readonly options: readonly string[];
}

/** Returns the calls of docsgen that a text shows. */
export function callsIn(text: string): readonly ShownCall[] {
  return [...text.matchAll(/\bnpx docsgen ([^\n|"&>`;]+)/g)].map(([, call = '']) => {
    const words = call.split(/\s+/);
    const named = words.filter((word) => !word.startsWith('-'));
    const options = words.filter((word) => word.startsWith('--')).map((word) => word.replace(/=.*$/, ''));
    return { command: named.slice(0, commands.has(named[0] ?? '') ? 2 : 1), options };
  });
}

/** Recipes whose sites need packages that the project does not install. */
export const needsPackages: ReadonlySet<string> = new Set(['component-library', 'tailwind']);

const page = (file: string, text: RegExp): RecipeProof => ({ file: `build/${file}`, text });

/** What shows that each recipe works, by the name of its page. */
export const proofs: Readonly<Record<string, readonly RecipeProof[]>> = {
  'add-language': [
    page('es/docs/start/index.html', /El primer paso/),
    page('es/docs/start/index.html', /Documentación/),
  ],
  analytics: [page('docs/start/index.html', /plausible\.io/)],
  announcement: [page('docs/start/index.html', /Version 2 is here: <a href="\/docs\/start">/)],
  azure: [
    page('staticwebapp.config.json', /"rewrite": "\/404\.html"/),
    page('docs/start/index.html', /rel="canonical" href="[^"]+\/docs\/start\/"/),
  ],
  changelog: [
    page('changelog/index.html', /1\.1\.0[^]*1\.0\.0/),
    page('changelog/1.1.0/index.html', /pass a call on/),
    page('changelog/rss.xml', /1\.1\.0/),
  ],
  'code-colors': [page('docs/code/index.html', /--code-background:\s*#282a36/)],
  comments: [page('docs/start/index.html', /https:\/\/giscus\.app; style-src [^]*Show comments/)],
  'component-library': [],
  docker: [page('.hosts/nginx.conf', /error_page/), page('.hosts/Caddyfile', /handle_errors/)],
  'edit-links': [
    page('docs/start/index.html', /https:\/\/github\.com\/acme\/docs\/edit\/main\/content\/en\/docs\/start\.md/),
  ],
  firebase: [page('docs/start/index.html', /rel="canonical" href="[^"]+\/docs\/start\/"/)],
  'landing-page': [page('index.html', /Calls that answer themselves[^]*href="\/docs\/start"[^]*Get started/)],
  'last-updated': [page('docs/start/index.html', /Last updated[^]*<time/i)],
  monorepo: [
    { file: 'docs/build/voice/calls/index.html', text: /edit\/main\/packages\/voice\/docs\/calls\.md/ },
    { file: 'docs/build/changelog/index.html', text: /The first release/ },
  ],
  'nightly-links': [],
  'not-found': [page('404.html', /There is nothing here[^]*https:\/\/old\.example\.com/)],
  offline: [page('sw.js', /offline/)],
  'pages-from-data': [
    page('docs/errors/busy/index.html', /The number is on another call/),
    page('docs/start/index.html', />Errors</),
  ],
  pdf: [],
  previews: [],
  'private-pages': [page('.hosts/nginx.conf', /error_page/), page('docs/start/index.html', /noindex/)],
  redirects: [page('docs/first-steps/index.html', /\/docs\/begin/), page('chat/index.html', /https:\/\/chat\.example/)],
  'several-sites': [
    { file: 'handbook/build/guide/start/index.html', text: /href="\/handbook\// },
    { file: 'staff/build/docs/start/index.html', text: /href="\/staff\// },
  ],
  tailwind: [],
  'tested-samples': [page('docs/prices/index.html', /Math/)],
  'translation-agency': [],
  upgrade: [],
  'versions-from-tags': [page('docs/1.0/start/index.html', /Start/), page('docs/start/index.html', /2\.0/)],
};
