import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { attributes } from './support/elements.ts';
import { copyImportedStyles } from './support/imported-styles.ts';
import { parseHtml } from './support/parse-html.mjs';
import { pluginExample } from './support/plugin-manual.ts';

/** Copies the site with the package that it imports, lets a test change it, and builds it. */
async function build(change: (root: string) => void = () => {}): Promise<string> {
  const root = copyImportedStyles();
  change(root);
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
  return root;
}

describe('style sheets that components import', () => {
  let root = '';
  beforeAll(async () => {
    root = await build();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const read = (path: string) => readFileSync(join(root, 'build', path), 'utf8');
  const assets = () => readdirSync(join(root, 'build/assets'));
  /** The rules in the style sheets that a page loads. */
  const rulesOf = (path: string) =>
    attributes(parseHtml(read(`${path}/index.html`)), 'link', 'href')
      .filter((href) => href.includes('/imports-'))
      .map((href) => read(join(path, href)))
      .join('\n');

  test('a page loads the rules of what it imports, in the layer below those of the site', () => {
    expect(rulesOf('guide/box')).toMatch(
      /^@layer imports\{\.Box_\w{6}_box\{border:3px solid rgb\(1,2,3\)\}.*\}@layer imports\{\.plain\{color:teal\}\}$/,
    );
    expect(read('guide/box/index.html')).toContain('content,imports,utilities;');
    expect(rulesOf('team')).toBe('@layer imports{.plain{color:teal}}');
  });

  test('rules below an island are there before its code, also those that it imports later', () => {
    const rules = rulesOf('guide/map');
    expect(rules).toContain('.late{color:navy}');
    expect(rules).toMatch(/\.leafy-more\{.*\.leafy-map\{.*\.Box_\w+_box\{.*\.late\{/);
  });

  test('a page that imports none loads none', () => {
    expect(rulesOf('guide/plain')).toBe('');
  });

  test('those of a component of the theme are on the pages that show it', () => {
    expect(rulesOf('guide/chart')).toMatch(/^@layer imports\{\.chart_\w{6}_chart\{color:purple\}\}$/);
  });

  test('the classes of a CSS module are the same in HTML, style sheet and script', () => {
    const [name = ''] = /Box_\w{6}_box/.exec(rulesOf('guide/box')) ?? [];
    const script = assets().find((file) => /^Map-.*\.js$/.test(file)) ?? '';
    expect(read('guide/box/index.html')).toContain(`class="${name} ${name} ${name.replace(/box$/, 'my-box')} plain"`);
    expect(read('guide/map/index.html')).toContain(`class="leafy-map ${name}"`);
    expect(read(`assets/${script}`)).toContain(`"${name}"`);
  });

  test('pictures and fonts of a package are files, so that no page needs another policy', () => {
    const files = [...rulesOf('guide/map').matchAll(/url\("([^"]*)"\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) expect(read(join('assets', file)).length).toBeGreaterThan(0);
    expect(files.join(' ')).toMatch(/layers-\w{8}\.png .*\.woff$/);
  });

  test('a plugin changes them, with what it reads of a file', () => {
    expect(read('guide/plain/index.html')).toContain('.site-rule{color:#010203}');
  });

  test('the style sheets and their classes have the same names in another folder', async () => {
    const other = await build();
    const sheets = readdirSync(join(other, 'build/assets')).filter((file) => file.startsWith('imports-'));
    expect(sheets).toStrictEqual(assets().filter((file) => file.startsWith('imports-')));
    rmSync(other, { recursive: true, force: true });
  });

  test('PostCSS runs as the manual says', async () => {
    const other = await build((copy) => {
      for (const name of ['postcss', 'postcss-nesting'])
        symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
      writeFileSync(join(copy, 'plugins/postcss.ts'), pluginExample('css.md', 'plugins/postcss.ts'));
      const config = join(copy, 'site.config.ts');
      const plugins = pluginExample('css.md', 'site.config.ts').trim().slice('plugins: ['.length, -'],'.length);
      writeFileSync(config, readFileSync(config, 'utf8').replace('plugins: [', `plugins: [${plugins}, `));
      writeFileSync(join(copy, 'components/plain.css'), '.plain {\n  color: teal;\n  main & {\n    top: 0;\n  }\n}\n');
    });
    const sheets = readdirSync(join(other, 'build/assets')).filter((file) => file.startsWith('imports-'));
    const rules = sheets.map((file) => readFileSync(join(other, 'build/assets', file), 'utf8')).join('\n');
    expect(rules).toContain('.plain{color:teal}main .plain{top:0}');
    rmSync(other, { recursive: true, force: true });
  });
});
