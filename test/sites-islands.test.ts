import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, one, texts, textOf } from './support/elements.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { copySite } from './support/small-site.ts';

/** Returns a copy of the site for one test, with some files changed. */
function borrowIslands(files: Readonly<Record<string, string>> = {}) {
  const site = openEditedSite(copySite('islands'));
  onTestFinished(() => rm(site.root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  return site;
}

const pageOf = (component: string, name = 'Part') =>
  `import ${name} from '@site/components/${component}';\n\n# Page\n\n<${name} />\n`;

/** Returns what `build` prints for the site with some files changed. */
async function failWith(files: Readonly<Record<string, string>>): Promise<string> {
  const { status, stderr } = await runDocsgen(['build', '--root', borrowIslands(files).root]);
  expect(status).toBe(1);
  return stderr;
}

describeSite('islands', '/', (site) => {
  const textIn = (url: string, name: string) => {
    const islands = all(one(site().page(url), 'main'), 'docs-island');
    return islands.filter(({ properties }) => properties['name'] === `./components/${name}`).map(textOf);
  };
  const islandsOf = (url: string) => attributes(one(site().page(url), 'main'), 'docs-island', 'name');
  /** Returns the strategy of each island of a page, by its name; empty for those that wait for the reader. */
  const strategiesOf = (url: string) =>
    all(one(site().page(url), '.prose'), 'docs-island').map(
      ({ properties: { name, strategy = '' } }) => `${String(name).replace('./components/', '')} ${String(strategy)}`,
    );

  test('`use client` makes islands of files of the site, of plugins and of the theme', () => {
    expect(islandsOf('/docs/browser')).toStrictEqual([
      './components/Width',
      './components/LazyMap',
      './components/LazyMap.BareMap',
      './components/ClientMap',
      './components/Ahead',
      './components/Waiting',
      './node_modules/docsgen-plugin-gauge/parts/Gauge',
      './theme/slots/AfterContent',
    ]);
  });

  test('`use client` inside a package is ignored: its hooks and constants pass', () => {
    const page = one(site().page('/docs/packages'), '.prose');
    expect(texts(page, 'p')[0]).toBe('A fold can be open.');
    expect(attributes(page, 'button', 'dataFold')).toStrictEqual(['closed']);
    expect(islandsOf('/docs/packages')[0]).toBe('./components/Packages.Folding');
  });

  test('a file of islands exports data too, to pages, components of the server and other islands', () => {
    const page = one(site().page('/docs/data'), '.prose');
    expect(texts(page, 'p').slice(0, 2)).toStrictEqual([
      'The team plan costs 20, two cost 40.',
      '20 40 30 10 20 euro month',
    ]);
    expect(texts(page, 'li')).toStrictEqual(['starter: 10', 'team: 20']);
  });

  test('`use client` below an island is ignored, and `export *` makes islands elsewhere', () => {
    expect(islandsOf('/docs/data')).toStrictEqual([
      './components/Plans',
      './components/Plans.Period',
      './components/PlanChoice',
      './theme/slots/AfterContent',
    ]);
  });

  test('what islands import dynamically is not evaluated on the server', () => {
    const page = one(site().page('/docs/browser'), 'main');
    expect(textOf(one(page, '.width'))).toBe('Width: unknown');
    expect(textOf(one(page, '.ahead'))).toBe('Not there');
    expect(textOf(one(page, '.gauge'))).toBe('No calls');
    expect(textOf(one(page, '.after-content'))).toBe('Unknown');
    expect(textIn('/docs/packages', 'Packages.Film')).toStrictEqual(['The film comes']);
  });

  test('a module that is awaited before an island is loaded is evaluated', () => {
    expect(textOf(one(site().page('/docs/browser'), '.waiting'))).toBe('1 2 3');
  });

  test('`lazy` leaves the fallback of its `Suspense`, or an island with the text of the page', () => {
    expect(textIn('/docs/browser', 'LazyMap')).toStrictEqual(['The map comes']);
    expect(textIn('/docs/browser', 'LazyMap.BareMap')).toStrictEqual(['Text of the page']);
    expect(textIn('/docs/browser', 'ClientMap')).toStrictEqual(['A map']);
    expect(textIn('/', 'LazyMap')).toStrictEqual(['The map comes']);
  });

  test('an island starts as its file says, in view if it has effects or is unfinished, or by intent', () => {
    expect(strategiesOf('/docs/starts')).toStrictEqual([
      'starts/Touched ',
      'starts/Intent ',
      ...['Hooked', 'Mounted', 'Referred', 'Stored', 'Visible', 'Hooked', 'Hooked'].map(
        (name) => `starts/${name} visible`,
      ),
      'starts/Idle idle',
      ...['Nothing', 'Hidden', 'Hooked', 'Hooked'].map((name) => `starts/${name} visible`),
    ]);
    expect(strategiesOf('/docs/data')).toStrictEqual(['Plans ', 'Plans.Period ', 'PlanChoice ']);
  });
});

describe('a package that needs a browser', () => {
  const map =
    "'use client';\n\nimport { drawMap } from 'browser-map';\n\nexport default () => <p>{drawMap.name}</p>;\n";
  const wrapper = `'use client'; import { type ComponentProps, lazy, Suspense } from 'react'; const InBrowser = lazy(() => import('./MapInBrowser2.tsx')); export default function Map2(props: ComponentProps<typeof InBrowser>) { return <Suspense fallback={null}><InBrowser {...props} /></Suspense>; }`;

  test('when it is loaded: the chain from the page, and the file to write, which works', async () => {
    const page = { 'content/en/docs/map.mdx': pageOf('Map2.tsx') };
    const printed = await failWith({ ...page, 'components/Map2.tsx': map });
    expect(printed).toContain('The package `browser-map` needs `window`, which only a browser has. (missing-browser)');
    expect(printed).toContain('components/Map2.tsx:3:25');
    expect(printed).toContain('content/en/docs/map.mdx → components/Map2.tsx → browser-map.');
    expect(printed).toContain(
      'move components/Map2.tsx to components/Map2InBrowser.tsx, and write components/Map2.tsx',
    );
    const code = /write components\/Map2\.tsx: `([^`]*)`/.exec(printed)?.[1] ?? '';
    expect(code).toBe(wrapper.replace('MapInBrowser2', 'Map2InBrowser'));
    const mended = borrowIslands({ ...page, 'components/Map2InBrowser.tsx': map, 'components/Map2.tsx': code });
    expect(await runDocsgen(['build', '--root', mended.root])).toMatchObject({ status: 0 });
  });

  test('through another package, of a component that is no island, and from a page itself', async () => {
    const printed = await failWith({
      'node_modules/react-map/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/react-map/index.js': "export { drawMap } from 'browser-map';\n",
      'components/Plain.tsx': "export { drawMap as default } from 'react-map';\n",
      'content/en/docs/map.mdx': pageOf('Plain.tsx'),
      'content/en/docs/own.mdx': "import { drawMap } from 'react-map';\n\n# Own\n\n{drawMap.name}\n",
    });
    expect(printed).toContain('content/en/docs/map.mdx → components/Plain.tsx → react-map → browser-map.');
    expect(printed).toContain('content/en/docs/own.mdx → react-map → browser-map.');
    expect(printed).toContain('components/PartInBrowser.tsx, and one that the page imports, components/Part.tsx:');
  });

  test('when it is rendered, and in the theme', async () => {
    const files = {
      'node_modules/title/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/title/index.js': 'export const Title = () => document.title;\n',
      'components/Title.tsx': "'use client';\n\nimport { Title } from 'title';\n\nexport default () => <Title />;\n",
      'content/en/docs/title.mdx': pageOf('Title.tsx'),
    };
    const printed = await failWith(files);
    expect(printed).toContain('The package `title` needs `document`, which only a browser has.');
    expect(printed).toContain('content/en/docs/title.mdx → components/Title.tsx → title.');
    const slot = "import { drawMap } from 'browser-map';\n\nexport default () => drawMap.name;\n";
    const ofTheme = await failWith({ 'theme/slots/BeforeContent.tsx': slot });
    expect(ofTheme).toContain('theme/slots/BeforeContent.tsx:1:25');
    expect(ofTheme).toContain('theme/slots/BeforeContent.tsx → browser-map.');
    expect(ofTheme).toContain('move theme/slots/BeforeContent.tsx to components/BeforeContentInBrowser.tsx');
  });
});

test.each(["'lazy'", 'true', "['idle'][1] ?? 'soon'"])(
  'a wrong strategy is an error with the three names: %s',
  async (value) => {
    const printed = await failWith({
      'components/Part.tsx': `'use client';\n\nexport const strategy = ${value};\n\nexport default () => <p>Part</p>;\n`,
      'content/en/docs/part.mdx': pageOf('Part.tsx'),
    });
    expect(printed).toContain('which is not one of the three ways to start an island.');
    expect(printed).toContain('components/Part.tsx:3:14\n');
    expect(printed).toContain("Write `export const strategy = 'intent'`, `'visible'` or `'idle'`, or leave it out.");
  },
);

test('`lazy` in a component that is no island is reported, since it would wait for ever', async () => {
  const code = "import { lazy, Suspense } from 'react';\n\nconst Part = lazy(() => import('./Plans.tsx'));\n\n";
  const root = borrowIslands({
    'components/Late.tsx': `${code}export default () => <Suspense fallback="Waits"><Part /></Suspense>;\n`,
    'content/en/docs/late.mdx': pageOf('Late.tsx'),
  }).root;
  const { stderr } = await runDocsgen(['build', '--root', root]);
  expect(stderr).toContain('`lazy` does nothing here: the component is rendered only once');
});

test('`dev` does not evaluate what islands import dynamically, and follows its changes', async () => {
  const site = borrowIslands();
  const session = await openTestSession(site.root);
  const answer = await session.answer('/docs/browser');
  expect(answer.type === 'page' ? answer.html : answer.type).toContain('Width: <!-- -->unknown');
  expect(session.problems().problems).toStrictEqual([]);
  site.write('components/window-width.ts', 'export const width = window.outerWidth;\n');
  expect(await session.update(new Set(['components/window-width.ts']))).not.toBeNull();
});
